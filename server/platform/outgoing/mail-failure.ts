/** Says what became of a mail that a mailer threw for. */
export type MailFailure =
  /** The server knows no such mailbox, or takes no mail for it any more. */
  | { readonly kind: 'address_refused'; readonly code: string }
  /** The server refuses this mail for good. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The server asks to come back later. */
  | { readonly kind: 'try_later'; readonly code: string }
  /** The server was not spoken to, so no mail goes out now. */
  | { readonly kind: 'unreachable' }
  /** The connection broke after it had begun: the server may have taken the mail. */
  | { readonly kind: 'unknown' };

/** RFC 3463: 5.1 is a bad address, 5.2.1 a mailbox that was closed. */
const BAD_ADDRESS = /\b5\.(?:1\.\d{1,3}|2\.1)\b/;
const ENHANCED = /\b[45]\.\d{1,3}\.\d{1,3}\b/;
/** Replies to RCPT without an enhanced code that mean the address (RFC 5321, 4.2.2). */
const ADDRESS_REPLIES = new Set([550, 551, 553]);

/** A refusal here is of us and of every mail, not of one reader. */
const BEFORE_RECIPIENT = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM)/;

/** Raised before the mail was handed over, whatever else the error says. */
const BEFORE_TALKING = new Set([
  'EDNS',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Words of nodemailer 10, which gives a timeout the same code at every step. */
const NOT_CONNECTED = /^(?:Connection timeout|Greeting never received)/;

/** Reads what nodemailer adds to its errors. */
export function mailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { kind: 'unknown' };
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const said = 'response' in error && typeof error.response === 'string' ? error.response : '';
  const command = 'command' in error && typeof error.command === 'string' ? error.command : '';
  if (reply > 0) return refusalOf({ reply, said, command });
  return isBeforeTalking(error) ? { kind: 'unreachable' } : { kind: 'unknown' };
}

interface Reply {
  readonly reply: number;
  readonly said: string;
  readonly command: string;
}

function refusalOf({ reply, said, command }: Reply): MailFailure {
  const code = [reply, ...(ENHANCED.exec(said) ?? [])].join(' ');
  if (BEFORE_RECIPIENT.test(command) || reply === 421) return { kind: 'unreachable' };
  if (reply < 500) return { kind: 'try_later', code };
  const isAddress = ENHANCED.test(said)
    ? BAD_ADDRESS.test(said)
    : command === 'RCPT TO' && ADDRESS_REPLIES.has(reply);
  return isAddress ? { kind: 'address_refused', code } : { kind: 'refused', code };
}

function isBeforeTalking(error: Error): boolean {
  if (NOT_CONNECTED.test(error.message)) return true;
  const codes = [error, error.cause].map((one) =>
    one instanceof Error && 'code' in one && typeof one.code === 'string' ? one.code : '',
  );
  return codes.some((code) => BEFORE_TALKING.has(code)) || /\bECONNREFUSED\b/.test(error.message);
}
