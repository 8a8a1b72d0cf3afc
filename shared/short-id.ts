/** The displayed form of an id, also found by admin searches. */
export const shortId = (id: string): string => `#${id.slice(0, 8).toLowerCase()}`;
