import type * as id from '../id/admin-waits.ts';

export const waitsCopy: typeof id.waitsCopy = {
  title: 'Waiting for products',
  short: 'Waiting',
  list: 'Waiting list',
  table: 'Waiting list',
  products: 'Products that are waited for',
  summary: (waiting, unconfirmed, mailed) =>
    `${waiting} waiting, ${unconfirmed} not confirmed, ${mailed} told`,
  count: (count) => `${count} ${count === '1' ? 'address' : 'addresses'}`,
  search: 'Address or product',
  failed: 'Failed to load the waiting list',
  none: {
    title: 'Nobody is waiting yet',
    hint: 'On the page of a product that is coming soon or sold out, visitors can ask to be told.',
  },
  noMatch: 'Nothing matches',
  columns: {
    place: 'Place',
    address: 'Address',
    product: 'Product',
    event: 'Waits for',
    state: 'State',
    since: 'Since',
  },
  events: { launch: 'Launch', restock: 'Stock' },
  states: { unconfirmed: 'Not confirmed', waiting: 'Waiting', mailed: 'Told', left: 'Left' },
};
