export interface W {
  readonly n: number;
}
