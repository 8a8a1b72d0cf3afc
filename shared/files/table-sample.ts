export interface TableSample {
  columns: string[];
  rows: string[][];
}
