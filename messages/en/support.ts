import type { supportCopy as id } from '../id/support.ts';

/** Texts of the portal's support page (PORT-060 to PORT-062). */
export const supportCopy: typeof id = {
  pageTitle: 'Support',
  title: 'Need help?',
  lede: 'Tell us what happened, with the order number if there is one. We answer on WhatsApp.',
  chat: 'Chat via WhatsApp',
  claim: (always) => `Messages received ${always}`,
  response: (time, hours) => `Response ${time}${hours === '' ? '' : ` during ${hours}`}`,
  open: 'Being answered now',
  closed: (opens) => `Answered again from ${opens} WIB`,
  message: (email, id) => `Hello, I need help with my account.\nEmail: ${email}\nUser ID: ${id}`,
  aboutOrder: (id) => `\nOrder number: ${id}`,
  unknown: 'N/A',
  orders: 'Your latest orders',
  ordersHint: 'Pick one, and its number is in the message.',
  noOrders: 'This account has no orders yet.',
  ask: 'Ask',
  askAbout: (title) => `Ask about ${title}`,
  faq: 'Frequently asked',
  form: 'Would you rather write more?',
  formLink: 'Use the contact form',
};
