/** Each has one template in each language. */
export const whatsappEvents = [
  'session_reminder',
  'order_paid',
  'payment_reminder',
  'product_available',
] as const;
export type WhatsappEvent = (typeof whatsappEvents)[number];

/** Free text, which is allowed within 24 hours after a message of the person. */
const whatsappAnswers = ['stop_confirmed', 'media_declined'] as const;
export type WhatsappAnswer = (typeof whatsappAnswers)[number];

export const whatsappMessageKinds = [...whatsappEvents, ...whatsappAnswers] as const;
export type WhatsappMessageKind = (typeof whatsappMessageKinds)[number];

/** Meta bills by them. `service`: free text. */
export const whatsappCategories = ['utility', 'marketing', 'authentication', 'service'] as const;
export type WhatsappCategory = (typeof whatsappCategories)[number];

export const whatsappStatuses = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'dropped',
] as const;
export type WhatsappStatus = (typeof whatsappStatuses)[number];

/** Why a message was dropped or mailed instead. */
export const whatsappProblems = [
  'consent',
  'contact',
  'template',
  'price',
  'ceiling',
  'late',
  'refused',
] as const;
export type WhatsappProblem = (typeof whatsappProblems)[number];

export const incomingKinds = ['text', 'media', 'other'] as const;
export type IncomingKind = (typeof incomingKinds)[number];

/** A message that is not delivered by then goes by mail. Templates ask Meta to give it up then, too. */
export const MAIL_AFTER_MINUTES = 10;
/** Messages and what people wrote are kept this long. */
export const WHATSAPP_RETENTION_DAYS = 180;

/** The names of our templates at Meta. */
export const templateNames: Readonly<Record<WhatsappEvent, string>> = {
  session_reminder: 'shop_session_reminder',
  order_paid: 'shop_order_paid',
  payment_reminder: 'shop_payment_reminder',
  product_available: 'shop_product_available',
};

/** How many texts each template takes. */
export const parameterCounts: Readonly<Record<WhatsappEvent, number>> = {
  session_reminder: 4,
  order_paid: 4,
  payment_reminder: 4,
  product_available: 2,
};

const STOP_WORDS = new Set(['BERHENTI', 'STOP', 'UNSUBSCRIBE']);

/** The whole message is the word, in any case and with any mark around it. */
export const isStopWord = (text: string): boolean =>
  STOP_WORDS.has(
    text
      .normalize('NFKC')
      .replace(/[^\p{L}]/gu, '')
      .toUpperCase(),
  );

/** Business-scoped user ids, kept as received (Meta, "Business-scoped user IDs"). */
export const WA_USER_ID = /^[A-Z]{2}\.[0-9A-Za-z]{1,128}$/;
