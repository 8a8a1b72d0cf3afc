/** Rows that a list of the staff counts, so that its cost does not grow with the table; `total` is then this number. */
export const MAX_COUNTED = 500;

/** From where a list is read: who wants the last rows of a million does not go through those before them. */
export const listEnds = ['start', 'end'] as const;
export type ListEnd = (typeof listEnds)[number];
