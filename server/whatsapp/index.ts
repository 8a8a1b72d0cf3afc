/**
 * Messages by WhatsApp's official Cloud API, to people who agreed to it: who is reached where, what was sent and what it
 * cost, what they answered. A message that fails, or is not delivered within ten minutes, goes by mail.
 */
export { orderChat, paymentChat, productChat, sessionChat } from './chat-messages.ts';
export { type CloudApi, createCloudApi } from './cloud/cloud-api.ts';
export { isSameToken } from './cloud/signature.ts';
export { deleteIdleContacts, listOwnContacts, unlinkWithoutConsent } from './contacts/contacts.queries.ts';
export { chooseWhatsapp, grantTickedWhatsapp, readOwnWhatsapp } from './contacts/own-whatsapp.ts';
export { listIncoming, listMessages, listOwnIncoming, listOwnMessages } from './desk/desk.queries.ts';
export { readSetup, setCeiling, setPrice } from './desk/setup.ts';
export { handleNotice } from './notices/handle-notice.ts';
export { pruneWhatsapp } from './notices/notices.queries.ts';
export { receiveNotice } from './notices/receive-notice.ts';
export { MAIL_ONLY, mailLateMessages } from './sending/mail-instead.ts';
export { type ChatMessage, createWhatsappTeller, type TellByWhatsapp } from './sending/queue-message.ts';
export { sendMessage } from './sending/send-message.ts';
export { submitTemplates, syncWhatsapp } from './sync-templates.ts';
