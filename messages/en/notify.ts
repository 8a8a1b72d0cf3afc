import type * as id from '../id/notify.ts';

export const notifyCopy: typeof id.notifyCopy = {
  pageTitle: (title) => `Tell me: ${title}`,
  title: {
    coming_soon: (title) => `Tell me when ${title} is out`,
    closed: (title) => `Tell me when ${title} opens again`,
    full: (title) => `Tell me when ${title} has a place`,
    out_of_stock: (title) => `Tell me when ${title} is back`,
  },
  lede: 'One mail when the product can be bought, in the order of asking. No account needed, and you can leave any time.',
  email: 'Email',
  consent: 'I agree that this address is used for that one mail, as the ',
  consentLink: 'privacy policy says',
  submit: 'Tell me',
  busy: 'Saving…',
  failed: 'The address was not saved',
  back: 'Back to the product',
  asked: {
    title: 'Check your email',
    text: 'If this address is not on the list yet, a link to confirm is on its way. You are on the list once you have opened it. The link works for seven days.',
  },
  listed: {
    title: 'You are on the list',
    text: (title) => `We send one mail when ${title} can be bought.`,
  },
  available: { title: 'This product can be bought already', open: 'See the product' },
  confirm: {
    title: 'One step left',
    text: 'Press this button, and we tell your address once.',
    submit: 'Yes, tell me',
    busy: 'Saving…',
    invalidTitle: 'This link no longer works',
    invalid: 'A link to confirm works for seven days. Ask again from the page of the product.',
  },
};
