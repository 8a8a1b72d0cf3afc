/** The first row of an address counts. */
export const importOutcomes = ['create', 'update', 'unchanged', 'duplicate', 'refused'] as const;
