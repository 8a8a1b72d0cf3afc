import type { commandPaletteCopy as id } from '../id/command-palette.ts';

export const commandPaletteCopy: typeof id = {
  pages: 'Pages',
  products: 'Products',
  nothing: 'Nothing matches.',
  searching: 'Searching…',
  failed: 'The search failed. Pages can still be chosen.',
  loading: 'Loading the search…',
  lost: 'The search could not be loaded. Check your connection, then try again.',
  hint: 'Press Enter to open, arrow keys to choose',
};
