/** The query of the address that the visit began at. In memory only: it is gone with the tab, and no page is different for it. */
export const landing = { search: '' };
