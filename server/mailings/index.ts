/**
 * Mails that an owner writes to many (ADR 0077). A message is what is sent, in versions that never change once one was
 * sent; a send is one mail of it to one person. Who owns a message, as a broadcast does, makes it here, queues people
 * with `queueSends` (`queueAudience` for a condition), and reads its figures. Speed, consent right before each mail,
 * text, links and what the mail server answers are kept here; messages take turns, so nothing waits behind 10^5 others.
 * A mail is sent at most once: one that was with the mail server in a crash is `unknown` until a person decides.
 */

export { readFigures } from './figures.queries.ts';
export { followLink } from './follow-link.ts';
export {
  isKnownProduct,
  type Message,
  type MessageTexts,
  type MessageWrite,
  removeMessage as deleteMessage,
} from './mailings.queries.ts';
export {
  cancelSends,
  copyMessage,
  createMessage,
  holdMessage,
  queueSends,
  readMessage,
  resendUnknown,
  SEND_MAILINGS,
  updateMessage,
  wakeSender,
} from './messages.ts';
export { takeNotice, takeProviderNotice } from './notices/take-notice.ts';
export { writeSample } from './sample-mail.ts';
export { type SendingServices, sendMailings } from './send-mailings.ts';
export {
  countAudience,
  forgetReaders,
  hasOpenSends,
  insertAudience as queueAudience,
  listOwnMails,
} from './sends.queries.ts';
