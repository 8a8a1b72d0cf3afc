import { z } from 'zod';
import { toPhone, toUserId } from '../cloud/names.ts';

/** Fields that we do not read may change; what lacks one that we need is skipped. */
const incoming = z.object({
  id: z.string().min(1).max(200),
  from: z.string().optional(),
  from_user_id: z.string().optional(),
  timestamp: z.coerce.number().int().min(0).max(99_999_999_999),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  image: z.object({ caption: z.string().optional() }).optional(),
  video: z.object({ caption: z.string().optional() }).optional(),
  document: z.object({ caption: z.string().optional() }).optional(),
  context: z.object({ id: z.string().optional() }).optional(),
  system: z
    .object({
      type: z.string().optional(),
      wa_id: z.string().optional(),
      user_id: z.string().optional(),
      previous_user_id: z.string().optional(),
    })
    .optional(),
});
type Incoming = z.output<typeof incoming>;

const status = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z.coerce.number().int().min(0).max(99_999_999_999),
  recipient_id: z.string().optional(),
  recipient_user_id: z.string().optional(),
  biz_opaque_callback_data: z.string().optional(),
  pricing: z.object({ billable: z.boolean().optional(), category: z.string().optional() }).optional(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});
type Status = z.output<typeof status>;

const contact = z.object({ wa_id: z.string().optional(), user_id: z.string().optional() });

const notice = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            contacts: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
            statuses: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

export interface IncomingMessage {
  readonly wamid: string;
  readonly phone: string | null;
  readonly wa_user_id: string | null;
  readonly at: Date;
  readonly kind: 'text' | 'media' | 'other';
  readonly text: string;
  /** Our message that it answers; null: none. */
  readonly answers: string | null;
}

export interface StatusNotice {
  readonly wamid: string;
  readonly our_id: string | null;
  readonly status: Status['status'];
  readonly at: Date;
  readonly phone: string | null;
  readonly wa_user_id: string | null;
  /** Null: Meta has not said. */
  readonly is_billable: boolean | null;
  readonly category: string | null;
  readonly error_code: number | null;
}

interface Names {
  readonly phone: string | null;
  readonly wa_user_id: string | null;
}

export interface NameChange {
  readonly before: Names;
  readonly after: Names;
}

export interface NoticeParts {
  readonly messages: readonly IncomingMessage[];
  readonly statuses: readonly StatusNotice[];
  readonly changes: readonly NameChange[];
}

/** Skips notices of other numbers, as an account may have several. */
export function readNotice(json: unknown, phoneNumberId: string): NoticeParts {
  const parsed = notice.safeParse(json);
  const values = (parsed.success ? parsed.data.entry : [])
    .flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneNumberId)
    .map(({ value }) => value);
  const messages = values.flatMap(({ messages: all = [], contacts = [] }) => {
    const people = readable(contact, contacts);
    return readable(incoming, all).map((message) => ({ message, people }));
  });
  const isSystem = ({ message: { type } }: { readonly message: Incoming }) => type === 'system';
  return {
    messages: messages
      .filter((one) => !isSystem(one))
      .map(({ message, people }) => toMessage(message, people)),
    changes: messages.filter(isSystem).flatMap(({ message }) => toChange(message)),
    statuses: values.flatMap(({ statuses = [] }) => readable(status, statuses)).map(toStatus),
  };
}

const readable = <Part>(schema: z.ZodType<Part>, parts: readonly unknown[]): readonly Part[] =>
  parts.flatMap((part) => {
    const parsed = schema.safeParse(part);
    return parsed.success ? [parsed.data] : [];
  });

/** A number may stand in `contacts` only, and a user id, too. */
function namesOf(
  phone: string | null,
  waUserId: string | null,
  people: readonly z.output<typeof contact>[],
): Names {
  const same = people.find(
    ({ wa_id, user_id }) =>
      (phone !== null && toPhone(wa_id) === phone) || (waUserId !== null && toUserId(user_id) === waUserId),
  );
  return { phone: phone ?? toPhone(same?.wa_id), wa_user_id: waUserId ?? toUserId(same?.user_id) };
}

const MEDIA = new Set(['image', 'video', 'audio', 'voice', 'document', 'sticker']);

function toMessage(message: Incoming, people: readonly z.output<typeof contact>[]): IncomingMessage {
  const { id, from, from_user_id, timestamp, type, text, button, image, video, document, context } = message;
  return {
    wamid: id,
    ...namesOf(toPhone(from), toUserId(from_user_id), people),
    at: new Date(timestamp * 1000),
    kind: MEDIA.has(type) ? 'media' : text !== undefined || button !== undefined ? 'text' : 'other',
    text: text?.body ?? button?.text ?? image?.caption ?? video?.caption ?? document?.caption ?? '',
    answers: context?.id ?? null,
  };
}

function toChange({ from, system }: Incoming): readonly NameChange[] {
  if (system?.type !== 'user_changed_number' && system?.type !== 'user_changed_user_id') return [];
  return [
    {
      before: { phone: toPhone(from), wa_user_id: toUserId(system.previous_user_id) },
      after: { phone: toPhone(system.wa_id), wa_user_id: toUserId(system.user_id) },
    },
  ];
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function toStatus({ id, status: name, timestamp, pricing, errors, ...rest }: Status): StatusNotice {
  const { biz_opaque_callback_data: ours = '' } = rest;
  return {
    wamid: id,
    our_id: ID.test(ours) ? ours : null,
    status: name,
    at: new Date(timestamp * 1000),
    phone: toPhone(rest.recipient_id),
    wa_user_id: toUserId(rest.recipient_user_id),
    is_billable: pricing?.billable ?? null,
    category: pricing?.category ?? null,
    error_code: errors?.[0]?.code ?? null,
  };
}
