/** An id as people see it, everywhere the same; every search of the staff finds what is shown. */
export const shortId = (id: string): string => `#${id.slice(0, 8).toLowerCase()}`;
