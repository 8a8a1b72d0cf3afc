/** The beginning of a spreadsheet: its column heads, and as many cells in each row below them. */
export interface TableSample {
  columns: string[];
  rows: string[][];
}
