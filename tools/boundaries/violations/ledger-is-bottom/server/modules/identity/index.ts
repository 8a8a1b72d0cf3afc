export const i = 1;
