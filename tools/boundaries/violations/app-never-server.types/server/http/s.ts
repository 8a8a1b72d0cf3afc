export type S = 1;
