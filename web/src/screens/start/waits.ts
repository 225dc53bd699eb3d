import type { TableInfo } from "../../api/types";

/** Whether a table waits for a decision of mine. */
export const waits = (table: TableInfo): boolean => table.asked.some((seat) => table.mine.includes(seat));
