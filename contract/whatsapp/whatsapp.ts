import { z } from 'zod';
import { accountApi, publicApi } from '../endpoint.ts';
import { timestamp, whatsappNumber } from '../fields.ts';

const notices = publicApi('WhatsApp');
const account = accountApi('Account');

/** Meta asks once, when the address is entered in its dashboard. The answer must be the bare number. */
export const verifyWhatsapp = notices.get('/api/whatsapp/webhook', {
  summary: 'Prove to Meta that this address takes notices of our number',
  rate_limit: { name: 'whatsapp-verify', points: 30, seconds: 600 },
  query: z.object({
    'hub.mode': z.literal('subscribe'),
    'hub.verify_token': z.string().max(200),
    'hub.challenge': z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
  output: z.number().int(),
  refusals: { WHATSAPP_OFF: { status: 404 }, WRONG_VERIFY_TOKEN: { status: 403 } },
});

/** Meta collects notices up to this size. */
const MAX_NOTICE_BYTES = 3 * 1024 * 1024;

/** The raw body is kept to verify the signature. */
export const receiveWhatsapp = notices.post('/api/whatsapp/webhook', {
  summary: 'Notice of Meta: signature checked, stored once, handled by a job',
  body_limit_bytes: MAX_NOTICE_BYTES,
  output: z.object({ received: z.literal(true), duplicate: z.boolean() }),
  refusals: {
    WHATSAPP_OFF: { status: 404 },
    UNSIGNED_NOTICE: { status: 401 },
    BAD_EVENT: { status: 422 },
  },
});

const ownWhatsapp = z
  .object({
    is_available: z.boolean().meta({ description: 'The shop writes on WhatsApp.' }),
    phone: z.string().nullable().meta({ description: 'null: no number, or WhatsApp hides it.' }),
    is_granted: z.boolean(),
    since: timestamp.nullable().meta({ description: 'When it was agreed to.' }),
  })
  .meta({ id: 'OwnWhatsapp' });
export type OwnWhatsapp = z.output<typeof ownWhatsapp>;

const output = z.object({ whatsapp: ownWhatsapp });

export const getOwnWhatsapp = account.get('/api/account/whatsapp', {
  summary: 'The number that one is written to on WhatsApp, and whether one wants that',
  output,
});

export const changeOwnWhatsapp = account.put('/api/account/whatsapp', {
  summary: 'Agree to messages about sessions, orders and payments at a number; null ends them and forgets it',
  rate_limit: { name: 'own-whatsapp', points: 20, seconds: 3600 },
  body: z.object({ phone: whatsappNumber.nullable() }).strict(),
  output,
  refusals: { WHATSAPP_OFF: { status: 404 }, EMAIL_NOT_VERIFIED: { status: 403 } },
});
