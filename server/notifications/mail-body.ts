import type { CalendarInvitation } from '#server/platform/outgoing/mailer.ts';

interface Button {
  readonly label: string;
  readonly url: string;
  /** A page of somebody else, which has no language of ours. */
  readonly is_external?: boolean;
}
export interface Row {
  readonly label: string;
  readonly value: string;
  /** A higher amount of before, struck through. */
  readonly before?: string;
  /** The sum of the rows above it. */
  readonly is_total?: boolean;
}
/** What a mail says; its layout is the same for all. */
export interface MailBody {
  readonly subject: string;
  /** What the reader has or must do; of a booking its date and place, with the subject above it. Default: the subject. */
  readonly headline?: string;
  /** What the list of mails shows after the subject. Default: the first paragraph. */
  readonly preheader?: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly Row[];
  /** Shown large and easy to copy. */
  readonly code?: string;
  readonly button?: Button;
  /** What else can be done, after the button. */
  readonly further?: Button;
  /** Set apart at the end: what if it was not you. */
  readonly closing?: string;
  /** Calendar files, one for each event. */
  readonly invitations?: readonly CalendarInvitation[];
  /** In the footer and as a List-Unsubscribe header. */
  readonly unsubscribe_url?: string;
}
