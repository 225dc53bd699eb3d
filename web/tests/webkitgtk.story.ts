import { test } from "@playwright/test";
import { wholeGame } from "./play";
import { withPage } from "./webdriver";

for (const game of ["innovation", "cvlizations"] as const) {
  test(`a whole game of ${game} in WebKitGTK`, ({ baseURL }) =>
    withPage("WebKitWebDriver", baseURL ?? "", (page) => wholeGame(page, game)));
}
