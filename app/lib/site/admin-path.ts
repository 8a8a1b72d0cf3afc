/** Whether an address, with or without its language, is of the admin. */
export const isAdminPath = (path: string): boolean => /^(\/(en|id))?\/admin(\/|$)/.test(path);
