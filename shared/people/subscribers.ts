/** Where a field for an address stands. */
export const subscribePlaces = ['footer', 'blog', 'page'] as const;
export type SubscribePlace = (typeof subscribePlaces)[number];

export const SUBSCRIBE_PATH = '/subscribe';
export const MAIL_CHOICES_PATH = '/mail-choices';

/** A mailed link to confirm works this long; its row is kept longer, so that it can say that it is too old. */
export const CONFIRM_DAYS = 7;
export const CONFIRMATION_RETENTION_DAYS = 30;
