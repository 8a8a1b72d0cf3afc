import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { isLatin } from '#shared/language/typed-text.ts';
import { productTypes } from '#shared/shop/catalog.ts';
import { guestPurchaseStates } from '#shared/shop/guest-checkout.ts';
import { checkout } from '../checkout/checkout.ts';
import { nota } from '../checkout/nota.ts';
import { publicApi } from '../endpoint.ts';
import { emailAddress, rupiahField, timestamp, uuid, whatsappNumber } from '../fields.ts';
import { ownerText } from '../owner-text.ts';
import { startSubscription } from '../subscriptions/subscriptions.ts';
import { typedLine, visibleLine } from '../typed-text.ts';
import { topUpWallet } from '../wallet/wallet.ts';

const anyone = publicApi('Checkout');

const guestPurchase = z
  .object({
    id: uuid,
    title: ownerText('catalog'),
    amount: rupiahField,
    nota,
    email: z.string().meta({ description: 'As the buyer typed it.' }),
    state: z.enum(guestPurchaseStates).meta({
      description:
        '`open`: can be paid. `expired`: could be paid and was not. `confirm`: waits for the link that was mailed. ' +
        '`bought`: open in this browser until `access_until`, and by the mailed link. `credited`: paid, and kept as ' +
        'credit because it could not be bought. `mailed`: paid, and what became of it is only told to the mailbox, as it ' +
        'depends on what the account has or had.',
    }),
    is_declined: z
      .boolean()
      .meta({ description: 'Its last payment was refused by its gateway; with `expired`.' }),
    is_trial: z.boolean().meta({ description: 'A trial, which begins with the link that was mailed.' }),
    reason: z.string().nullable().meta({ description: 'Code of the refusal; with `credited`.' }),
    owned: z
      .object({ slug: z.string(), title: ownerText('catalog') })
      .nullable()
      .meta({
        description: 'What this browser bought before and has paid once more; with `credited`.',
      }),
    checkout_url: z.string().nullable().meta({ description: 'Page of the gateway; with `open`.' }),
    qr_text: z.string().nullable().meta({ description: 'What its QRIS code says; with `open`.' }),
    payment_method: z.string().nullable().meta({ description: 'Of the payment that waits or expired.' }),
    expires_at: timestamp.nullable(),
    items: z.array(
      z.object({
        slug: z.string(),
        title: ownerText('catalog'),
        type: z.enum(productTypes),
        gift_quantity: z.int(),
      }),
    ),
    access_until: timestamp.nullable(),
    can_change_email: z.boolean(),
  })
  .meta({ id: 'GuestPurchase' });
export type GuestPurchase = z.output<typeof guestPurchase>;

const params = z.object({ id: uuid });
const output = z.object({ purchase: guestPurchase });
/** Another browser's purchase and an unknown one look the same. */
const refusals = { PURCHASE_NOT_FOUND: { status: 404 } } as const;
const { GATEWAY_UNAVAILABLE, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, PAYMENT_WAY_UNAVAILABLE, INTENT_OUTDATED } =
  topUpWallet.refusals;
const paying = { GATEWAY_UNAVAILABLE, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, PAYMENT_WAY_UNAVAILABLE } as const;

export const openGuestCheckout = anyone.post('/api/checkout/guest', {
  summary: 'Buy without an account: keep what is wanted and open its payment',
  description:
    'The account is found or made when the payment arrives. Whether the address has one is never told: a code that ' +
    'it has used up already ends as credit then. What costs nothing is mailed, and so is a trial: it begins with ' +
    'the link, unless its address has had one, and nothing is paid for it either way. `access` is the cookie `purchase` of the browser that pays.',
  idempotency: 'required',
  rate_limit: { name: 'guest-checkout', points: 20, seconds: 600 },
  body: z
    .object({
      email: emailAddress,
      full_name: visibleLine(() => inputCopy.lineRequired(inputCopy.lines.name))
        .max(100, { error: () => inputCopy.lineTooLong(inputCopy.lines.name) })
        .refine(isLatin, { error: () => inputCopy.latinName })
        .meta({ description: 'In Latin letters: invoices are printed in them.' }),
      whatsapp: whatsappNumber.or(z.literal('')).default(''),
      news: z
        .boolean()
        .default(false)
        .meta({ description: 'Also wants news by mail; counts once the mailed link was used.' }),
      whatsapp_reminders: z.boolean().default(false).meta({
        description:
          'Also wants messages at that number; counts once the mailed link was used, and is ignored while WhatsApp is off.',
      }),
      items: checkout.body.shape.items.optional().meta({ description: 'What to buy; or else `plan`.' }),
      plan: startSubscription.body
        .omit({
          ...({ code: true, total: true, link: true } as const),
          ...({ company: true, invoice_to: true, ads: true } as const),
        })
        .optional(),
      code: checkout.body.shape.code,
      total: checkout.body.shape.total,
      bumps: checkout.body.shape.bumps,
      link: checkout.body.shape.link,
      company: checkout.body.shape.company,
      ads: checkout.body.shape.ads,
      payment_method: typedLine.max(50).default(''),
    })
    .refine(({ whatsapp, whatsapp_reminders }) => whatsapp !== '' || !whatsapp_reminders, {
      error: () => inputCopy.whatsappMissing,
      path: ['whatsapp'],
    }),
  output: z.object({
    id: uuid,
    access: z.string(),
    checkout_url: z.string().nullable(),
    qr_text: z.string().nullable(),
  }),
  refusals: {
    ...checkout.refusals,
    ...startSubscription.refusals,
    ...paying,
    INTENT_SETTLED: { status: 409 },
    SIGN_IN_FIRST: { status: 403 },
    TOO_MANY_HOLDS: { status: 409 },
  },
});

export const getGuestPurchase = anyone.get('/api/checkout/guest/{id}', {
  summary: 'What became of a purchase without an account, for the browser that opened it',
  params,
  query: z.object({ payment: uuid.optional().meta({ description: 'Of several, the one to tell of.' }) }),
  output,
  refusals,
});

export const payGuestPurchase = anyone.post('/api/checkout/guest/{id}/pay', {
  summary: 'Pay a purchase without an account in another way, or again after its payment expired',
  description:
    'The same way twice is one payment. Whichever is paid first buys, another one stays as credit.',
  rate_limit: { name: 'guest-checkout', points: 20, seconds: 600 },
  params,
  body: z.object({ payment_method: typedLine.max(50).default('') }),
  output: z.object({ payment_id: uuid, checkout_url: z.string(), qr_text: z.string().nullable() }),
  refusals: { ...refusals, ...paying, INTENT_OUTDATED, INTENT_SETTLED: { status: 409 } },
});

export const resumeGuestPurchase = anyone.get('/api/checkout/guest/resume', {
  summary: 'Go on with a payment by the link of its reminder: the cookie for this browser',
  rate_limit: { name: 'guest-claim', points: 20, seconds: 600 },
  query: z.object({ token: z.string().max(400) }),
  output: z.object({
    id: uuid,
    access: z.string(),
    page: z.string().meta({ description: 'Path where it can be begun again.' }),
  }),
  refusals: { INVALID_TOKEN: { status: 410 } },
});

export const checkGuestPayment = anyone.post('/api/checkout/guest/{id}/check', {
  summary: 'Ask the gateway now, for the browser that opened the purchase',
  rate_limit: { name: 'guest-payment-check', points: 60, seconds: 300 },
  params,
  output,
  refusals,
});

const mailed = { name: 'guest-mail', points: 5, seconds: 900 } as const;

export const resendGuestAccess = anyone.post('/api/checkout/guest/{id}/resend', {
  summary: 'Mail the link to the purchase again',
  rate_limit: mailed,
  params,
  output,
  refusals,
});

export const changeGuestEmail = anyone.put('/api/checkout/guest/{id}/email', {
  summary: 'Correct a mistyped address, within a day and before the purchase was opened by its mail',
  description:
    'The answer is the same whether the addresses have accounts; a purchase that cannot move stays.',
  rate_limit: mailed,
  params,
  body: z.object({ email: emailAddress }),
  output,
  refusals,
});

export const claimGuestPurchase = anyone.post('/api/checkout/guest/claim', {
  summary: 'Use the mailed link: proves the address, once, and answers with a code that signs in',
  rate_limit: { name: 'guest-claim', points: 20, seconds: 600 },
  body: z.object({ token: z.string().max(400) }),
  output: z.object({
    email: z.string(),
    code: z.string().meta({ description: 'For POST /api/auth/sign-in/email-otp.' }),
    landing: z.string().meta({ description: 'Path of what was bought.' }),
  }),
  refusals: { CLAIM_LINK_INVALID: { status: 410 }, CLAIM_WAITS_FOR_STAFF: { status: 409 } },
});
