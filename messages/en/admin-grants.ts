import type * as id from '../id/admin-grants.ts';

export const grantsCopy: typeof id.grantsCopy = {
  title: 'Pending grants',
  list: 'List of waiting grants',
  table: 'Grants',
  count: (count) => `${count} waiting`,
  search: 'Address, name or product',
  failed: 'Failed to load the grants',
  none: {
    title: 'Nothing is waiting',
    hint: 'Products that you grant to an address without an account wait here until their link is opened.',
  },
  noMatch: 'No grants match',
  columns: { recipient: 'Recipient', product: 'Product', reason: 'Reason', since: 'Since' },
  give: 'Grant a product',
  importCsv: 'From CSV',
  resend: 'Resend link',
  revoke: 'Revoke grant',
  sent: (address) => `Link sent to ${address}`,
  notSent: 'The link was not sent. Try again.',
  revokeTitle: (address) => `Revoke the grant for ${address}?`,
  revokeText: 'The link that was mailed opens nothing any more. No mail is sent about this.',
  revoking: 'Revoking…',
  revoked: 'Grant revoked',
  notRevoked: 'The grant was not revoked. Try again.',
};

export const grantImportCopy: typeof id.grantImportCopy = {
  title: 'Grant products from CSV',
  text: 'One row for one person and one product. Nothing is granted before you have seen the report.',
  file: 'CSV file',
  hint: 'Columns: email, name, product, days. The product column holds its slug, the name may be empty, days are for subscriptions only. At most 500 rows.',
  reason: 'Reason',
  check: 'Check file',
  checking: 'Checking…',
  write: (count) => `Grant ${count} ${count === 1 ? 'product' : 'products'}`,
  writing: 'Granting…',
  tooLarge: 'This file is larger than 200 KB. Split it into several files.',
  summary: (given, waiting) => `${given} straight into accounts, ${waiting} waiting for their address`,
  refused: (count) =>
    `${count} ${count === 1 ? 'row is' : 'rows are'} not right. Mend the file and check it again; nothing was granted.`,
  nothing: 'Everybody in this file has the product already, or it waits for them.',
  unchanged: (count) => `${count} ${count === 1 ? 'row stays' : 'rows stay'} as now.`,
  outcomes: { given: 'To account', waits: 'Waits', unchanged: 'As now', refused: 'Wrong' },
  done: 'Products granted',
  failed: 'The products were not granted. Try again.',
};
