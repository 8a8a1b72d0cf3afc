export const sendStates = ['queued', 'sending', 'sent', 'skipped', 'failed', 'bounced', 'unknown'] as const;

/** Mails link to `/m/{token}`, which counts the click and leads on. */
export const MAIL_LINK_PATH = '/m';

/** A purchase counts for the mail whose link was clicked at most this many days before. */
export const CLICK_DAYS = 7;

export const MAX_SUBJECT = 150;
export const MAX_PREVIEW = 150;
/** Characters of HTML. Gmail cuts mails off at 102 KB, of which the layout takes some. */
export const MAX_BODY = 60_000;

export const broadcastStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

export const broadcastAudiences = ['everybody', 'segment'] as const;

/** Purposes of a broadcast; reminders are for sequences. */
export const broadcastPurposes = ['news', 'offers'] as const;
