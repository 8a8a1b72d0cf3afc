import type { uiCopy as id } from '../id/ui.ts';

export const uiCopy: typeof id = {
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  cart: (count) => (count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`),
  devMode: 'Dev mode',
  skip: 'Skip to content',
  priceBefore: 'Original price',
};
