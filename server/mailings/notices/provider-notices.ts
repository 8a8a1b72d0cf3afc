import { z } from 'zod';
import { parseJson } from '#shared/json.ts';
import { plainEmail } from '#shared/people/email-address.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';

export interface MailNotice {
  readonly kind: 'bounced' | 'complained';
  readonly email: string;
  /** The Message-ID of the mail; null: the last one to the address is meant. */
  readonly message_id: string | null;
}

/** Null: it changes nothing. */
export type ProviderNotice = Result<MailNotice | null, { readonly code: 'BAD_EVENT' }>;

/** Other programs may send from the same account, also one mail to several people, of whom none is named then. */
const resendMail = z.object({
  to: z.array(z.string().max(400)).max(100),
  message_id: z.string().max(300).nullish(),
});

/** Source: resend.com/docs/webhooks/emails/bounced, and the types of its library for Node. */
const resendNotice = z.union([
  z.object({
    type: z.literal('email.bounced'),
    data: resendMail.extend({
      /** `Permanent`, `Transient` or `Undetermined`. */
      bounce: z.object({ type: z.string().max(60) }),
    }),
  }),
  z.object({ type: z.literal('email.complained'), data: resendMail }),
  z.object({ type: otherThan(['email.bounced', 'email.complained']) }).transform(() => null),
]);

const address = z.string().max(400);

/** Source: postmarkapp.com/developer/webhooks. A broadcast stream tells of complaints by `SubscriptionChange` only. */
const postmarkNotice = z.union([
  z
    .object({ RecordType: z.literal('Bounce'), Type: z.string().max(60), Email: address })
    .transform(({ Type, Email }) => ({ reason: Type, to: Email })),
  z
    .object({ RecordType: z.literal('SpamComplaint'), Email: address })
    .transform(({ RecordType, Email }) => ({ reason: RecordType, to: Email })),
  z
    .object({
      RecordType: z.literal('SubscriptionChange'),
      Recipient: address,
      SuppressSending: z.boolean(),
      SuppressionReason: z.string().max(60).nullable(),
    })
    .transform((change) => ({
      reason: change.SuppressSending ? change.SuppressionReason : null,
      to: change.Recipient,
    })),
  z
    .object({ RecordType: otherThan(['Bounce', 'SpamComplaint', 'SubscriptionChange']) })
    .transform(() => null),
]);

/** A notice of a known kind in another shape is refused, so that its service shows it as failed. */
function otherThan(known: readonly string[]) {
  return z
    .string()
    .max(100)
    .refine((kind) => !known.includes(kind));
}

export function readResendNotice(body: string): ProviderNotice {
  const parsed = resendNotice.safeParse(parseJson(body));
  if (!parsed.success) return refuse({ code: 'BAD_EVENT' });
  if (parsed.data === null) return succeed(null);
  const { type, data } = parsed.data;
  if ('bounce' in data && data.bounce.type !== 'Permanent') return succeed(null);
  const [to, ...others] = data.to;
  if (others.length > 0) return succeed(null);
  const kind = type === 'email.bounced' ? 'bounced' : 'complained';
  return succeed(noticeTo(to, { kind, message_id: data.message_id ?? null }));
}

const kindsOfPostmark = new Map<string | null, MailNotice['kind']>([
  ['HardBounce', 'bounced'],
  ['SpamComplaint', 'complained'],
]);

export function readPostmarkNotice(body: string): ProviderNotice {
  const parsed = postmarkNotice.safeParse(parseJson(body));
  if (!parsed.success) return refuse({ code: 'BAD_EVENT' });
  const kind = kindsOfPostmark.get(parsed.data?.reason ?? null);
  // It names mails by ids of its own.
  return succeed(kind === undefined ? null : noticeTo(parsed.data?.to, { kind, message_id: null }));
}

const mailbox = z.string().transform(plainEmail).pipe(z.email().max(254));

/** Null for an address that we would not take, so that nobody of ours has it. */
function noticeTo(to: string | undefined, notice: Omit<MailNotice, 'email'>): MailNotice | null {
  const email = mailbox.safeParse(to);
  return email.success ? { ...notice, email: email.data } : null;
}
