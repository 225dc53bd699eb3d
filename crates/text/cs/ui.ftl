# ui
