import { z } from 'zod';
import { messageChannels, messagePurposes } from '#shared/people/consents.ts';
import { subscribePlaces } from '#shared/people/subscribers.ts';
import { publicApi } from '../endpoint.ts';
import { emailAddress, timestamp } from '../fields.ts';
import { typedLine } from '../typed-text.ts';

const anyone = publicApi('Mail');

const token = z.string().max(200);

export const subscribe = anyone.post('/api/subscribers', {
  summary: 'Leave an address for news by mail; a mailed link confirms it',
  description: 'The answer is the same whether the address is known, gets news already, or has left.',
  rate_limit: { name: 'subscribe', points: 10, seconds: 600 },
  body: z.object({
    email: emailAddress,
    place: z.enum(subscribePlaces).default('page').meta({ description: 'Where the field stands.' }),
    about: typedLine.max(120).default('').meta({ description: 'The slug of the page; with `blog`.' }),
    trap: z.string().max(200).default('').meta({ description: 'Hidden from people: must stay empty.' }),
  }),
  output: z.object({ received: z.literal(true) }),
});

export const subscriberStates = ['confirmed', 'already_confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const confirmSubscriber = anyone.post('/api/subscribers/confirm', {
  summary: 'Confirm an address by the token of its mail',
  rate_limit: { name: 'subscriber-confirm', points: 30, seconds: 600 },
  body: z.object({ token, offers: z.boolean().default(false) }),
  output: z.object({
    state: z.enum(subscriberStates).meta({
      description: '`unsubscribed`: confirmed before, and left since; the link brings nobody back.',
    }),
    choices_token: z.string().nullable().meta({ description: 'Opens the choices of this address.' }),
  }),
  refusals: { INVALID_TOKEN: { status: 410 }, CONFIRMATION_EXPIRED: { status: 410 } },
});

const mailChoices = z
  .object({
    email: z.string(),
    source: z.string().meta({ description: 'Where the address was left first.' }),
    created_at: timestamp,
    is_bounced: z.boolean().meta({ description: 'A mail came back for good, so none is sent.' }),
    has_account: z.boolean(),
    consents: z.array(
      z.object({
        purpose: z.enum(messagePurposes),
        channel: z.enum(messageChannels),
        is_granted: z.boolean(),
        source: z.string(),
        decided_at: timestamp,
      }),
    ),
  })
  .meta({ id: 'MailChoices' });
export type MailChoices = z.output<typeof mailChoices>;

const limit = { name: 'mail-choices', points: 60, seconds: 600 } as const;
const output = z.object({ choices: mailChoices });
const refusals = { INVALID_TOKEN: { status: 410 } } as const;

export const getMailChoices = anyone.get('/api/mail/choices', {
  summary: 'What an address agreed to be sent, by the signed link of a mail',
  rate_limit: limit,
  query: z.object({ token }),
  output,
  refusals,
});

export const changeMailChoices = anyone.put('/api/mail/choices', {
  summary: 'Choose what an address is sent, by the signed link of a mail; what is not named ends',
  rate_limit: limit,
  body: z.object({
    token,
    granted: z
      .array(z.object({ purpose: z.enum(messagePurposes), channel: z.enum(messageChannels) }))
      .max(messagePurposes.length * messageChannels.length),
  }),
  output,
  refusals,
});

export const deleteMailAddress = anyone.post('/api/mail/choices/deletion', {
  summary: 'Delete an address that has no account, by the signed link of a mail',
  rate_limit: limit,
  body: z.object({ token }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: { ...refusals, HAS_ACCOUNT: { status: 409 } },
});
