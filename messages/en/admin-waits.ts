import type * as id from '../id/admin-waits.ts';

export const waitsCopy: typeof id.waitsCopy = {
  title: 'Waitlist',
  short: 'Waiting',
  list: 'Waiting list',
  table: 'Waiting list',
  products: 'Products people are waiting for',
  summary: (waiting, unconfirmed, mailed) =>
    `${waiting} waiting, ${unconfirmed} not confirmed, ${mailed} notified`,
  count: (count) => `${count} ${count === '1' ? 'address' : 'addresses'}`,
  search: 'Address or product',
  failed: 'Failed to load the waiting list',
  none: {
    title: 'Nobody is waiting yet',
    hint: 'Visitors can ask to be notified on the page of a product that is coming soon or sold out.',
  },
  noMatch: 'No matches',
  columns: {
    place: 'Place',
    address: 'Address',
    product: 'Product',
    event: 'Waits for',
    state: 'State',
    since: 'Since',
  },
  events: { launch: 'Launch', restock: 'Stock' },
  states: { unconfirmed: 'Not confirmed', waiting: 'Waiting', mailed: 'Notified', left: 'Left' },
};
