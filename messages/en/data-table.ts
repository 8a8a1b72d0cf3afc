import type { tableCopy as id } from '../id/data-table.ts';

export const tableCopy: typeof id = {
  filter: 'Filter the list',
  search: 'Search',
  all: 'All',
  loading: 'Loading…',
  actions: 'Actions',
  pages: 'Pages',
  page: 'Page',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  perPage: 'per page',
  place: (page, count) => `Page ${page} of ${count}`,
  range: (first, last, total) => `${first}–${last} of ${total}`,
  rangeFromEnd: (first, last) => `${first}–${last} from the end`,
  lastRows: (count) => `Last ${count}`,
  end: 'end',
};
