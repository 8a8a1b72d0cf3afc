export const products = 1;
