/** What somebody is called who has told no name: the local part of the address. */
export const nameFromEmail = (email: string): string => email.split('@')[0] || email;
