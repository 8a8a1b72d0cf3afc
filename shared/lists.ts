/** Maximum `total` of admin lists and of searches, so that counting does not grow with the table. */
export const MAX_COUNTED = 500;

/** Public lists are counted whole until they are searched. */
export const moreThanCounted = (total: number, search: string): '' | '+' =>
  search !== '' && total === MAX_COUNTED ? '+' : '';

/** Rows one bulk change may reach: one transaction with an audit entry per row. */
export const MAX_BULK = 2000;

export const listEnds = ['start', 'end'] as const;
export type ListEnd = (typeof listEnds)[number];
