import type { CalendarInvitation } from '#server/platform/outgoing/mailer.ts';

interface Button {
  readonly label: string;
  readonly url: string;
  readonly is_external?: boolean;
}
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly before?: string;
  readonly is_total?: boolean;
}
export interface MailBody {
  readonly subject: string;
  /** Defaults to the subject. What the reader has or must do; for a booking its date and place. */
  readonly headline?: string;
  /** Text after the subject in the list of mails; defaults to the first paragraph. */
  readonly preheader?: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly Row[];
  readonly code?: string;
  readonly button?: Button;
  readonly further?: Button;
  /** Shown last, e.g. what to do if it was not you. */
  readonly closing?: string;
  readonly invitations?: readonly CalendarInvitation[];
  readonly unsubscribe_url?: string;
}
