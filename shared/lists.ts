/** Maximum `total` of admin lists, so that counting does not grow with the table. */
export const MAX_COUNTED = 500;

/** The most rows that one change reaches by a filter: it is one transaction, with an audit entry for each row. */
export const MAX_BULK = 2000;

/** The end a page is counted from, so that the last page is cheap. */
export const listEnds = ['start', 'end'] as const;
export type ListEnd = (typeof listEnds)[number];
