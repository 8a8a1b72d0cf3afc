import { formatCount } from '#shared/money/money.ts';
import type { pickerCopy as id } from '../id/picker.ts';

export const pickerCopy: typeof id = {
  placeholder: 'Search product titles',
  found: 'Products found',
  searching: 'Searching…',
  nothing: 'No product matches.',
  more: (left) =>
    `${formatCount(left)} more ${left === 1 ? 'product' : 'products'}. Type to narrow them down.`,
  failed: 'The search failed. Type again to retry.',
};
