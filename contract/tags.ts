/** API tags in document order. */
export const apiTags = {
  'Sign-in': 'How a program or a browser gets a session, and gives it back.',
  Catalogue: 'Products, what they contain, and the files that everybody may have.',
  Content: 'Blog, case studies, pages and settings of the public site.',
  Reviews: 'What owners say about what they bought.',
  Forms: 'What visitors send, and the plans that are open to them.',
  Mail: 'What a mail program calls by itself.',
  Cart: 'What somebody means to buy.',
  Wishlist: 'What somebody would like to remember.',
  Wallet: 'Prepaid credit: its balance, its ledger lines, top-ups and vouchers.',
  Checkout:
    'Buying, with or without an account, from wallet credit or by a payment; orders, invoices and refund requests.',
  Gifts: 'Codes that give a product to another account.',
  Subscriptions: 'Services that renew by themselves.',
  Bookings: 'Consultations.',
  Learning: 'What a buyer holds: lessons, files, progress and certificates.',
  Account: 'Profile, security, privacy and sessions of the caller.',
  Payments: 'Notices that payment gateways send, signed by them.',
  'Admin: api-keys': 'Keys by which programs call this API.',
  'Admin: availability': 'When sessions can be had: hours, days off and what the owner keeps free.',
  'Admin: audit': 'Who did what, and when.',
  'Admin: books': 'Months of the books: journal, documents, tax file and closing.',
  'Admin: bookings': 'Sessions with people, how they went, and the calendars that know of them.',
  'Admin: content': 'Posts, case studies, pages, forms and leads.',
  'Admin: dashboard': 'What happens in the shop today.',
  'Admin: media': 'Uploaded pictures, films and documents.',
  'Admin: orders': 'Orders of all customers, and products given by hand.',
  'Admin: discounts': 'Codes and sales, what they gave away, batches of codes, and checkout links.',
  'Admin: disputes': 'Payments that their payers want back from their bank.',
  'Admin: payments': 'Payments of all customers, and what does not add up.',
  'Admin: products': 'The catalogue as the staff edits it.',
  'Admin: refunds': 'Requests for refunds, and money that goes back.',
  'Admin: reports': 'Figures over time.',
  'Admin: search': 'One search over everything that the staff may see.',
  'Admin: settings': 'What the business decides about itself.',
  'Admin: status': 'How the installation is, and what to do about it.',
  'Admin: users': 'Accounts, their roles and their profiles.',
  'Admin: vouchers': 'Codes that credit a wallet with promotional credit.',
  'Admin: wallets': 'Wallets of all customers, and adjustments that a second admin approves.',
  'Admin: webhook-endpoints': 'Addresses that are told of what happens, and what they were told.',
  'Admin: webhooks': 'Notices of gateways as they came.',
  Development: 'Only where APP_ENV is not production.',
} as const;
export type ApiTag = keyof typeof apiTags;

export function isApiTag(name: string): name is ApiTag {
  return Object.hasOwn(apiTags, name);
}
