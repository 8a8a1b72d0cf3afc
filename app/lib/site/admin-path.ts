export const isAdminPath = (path: string): boolean => /^(\/(en|id))?\/admin(\/|$)/.test(path);
