/** Accounts of the demo, all with the password `demo-arunika`. */
export const BUYER = 'user@arunika.example';
export const NEW_BUYER = 'baru@arunika.example';
export const ADMIN = 'admin@arunika.example';
