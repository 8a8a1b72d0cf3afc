import { z } from 'zod';
import { languages } from '#shared/language/language.ts';
import { mailLanguages } from '#shared/people/account-mails.ts';
import { consentPurposes, messageChannels, withdrawablePurposes } from '#shared/people/consents.ts';
import { accountApi } from '../endpoint.ts';
import { senField, timestamp, uuid } from '../fields.ts';

const account = accountApi('Account');

const preferences = z
  .object({
    mail_language: z.enum(mailLanguages),
    receipts: z.boolean(),
    reminders: z.boolean(),
    learning: z.boolean().meta({ description: 'Reminders to go on with a course.' }),
    news: z.boolean().meta({ description: 'By mail; kept as a consent.' }),
    offers: z.boolean().meta({ description: 'By mail; kept as a consent.' }),
    cart: z.boolean().meta({ description: 'Reminders of a left cart by mail; kept as a consent.' }),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.output<typeof preferences>;

export const getPreferences = account.get('/api/account/preferences', {
  summary: 'Which mails one gets, and in which language',
  output: z.object({ preferences }),
});

export const updatePreferences = account.patch('/api/account/preferences', {
  summary: 'Change which mails one gets; what is not sent stays',
  body: z
    .object({
      mail_language: z.enum(mailLanguages).optional(),
      language: z.enum(languages).optional().meta({ description: 'Of portal and admin.' }),
      receipts: z.boolean().optional(),
      reminders: z.boolean().optional(),
      learning: z.boolean().optional(),
      news: z.boolean().optional(),
      offers: z.boolean().optional(),
      cart: z.boolean().optional(),
    })
    .strict(),
  output: z.object({ preferences }),
});

const consent = z
  .object({
    purpose: z.enum(consentPurposes),
    channel: z.enum(messageChannels).nullable().meta({ description: 'null: not about messages.' }),
    is_granted: z.boolean(),
    source: z.string(),
    words: z.string().nullable().meta({ description: 'The sentence that was agreed to, where it is kept.' }),
    terms_of: timestamp
      .nullable()
      .meta({ description: 'When the terms that were agreed to had last been changed.' }),
    privacy_of: timestamp.nullable().meta({ description: 'The same of the privacy policy.' }),
    decided_at: timestamp,
    created_at: timestamp,
  })
  .meta({ id: 'Consent' });
export type Consent = z.output<typeof consent>;

export const listConsents = account.get('/api/account/consents', {
  summary: 'What one has agreed to, the latest word of each purpose and channel',
  output: z.object({ consents: z.array(consent) }),
});

export const withdrawConsent = account.delete('/api/account/consents/{purpose}', {
  summary: 'Take a consent back; what was sent with a form is then deleted',
  params: z.object({ purpose: z.enum(withdrawablePurposes) }),
  query: z.object({
    channel: z.enum(messageChannels).optional().meta({ description: 'Of messages; without it, every one.' }),
  }),
  output: z.object({ consents: z.array(consent) }),
});

const accountExport = z
  .object({
    id: uuid,
    created_at: timestamp,
    ready_at: timestamp.nullable(),
    expires_at: timestamp.nullable(),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.output<typeof accountExport>;

export const getExport = account.get('/api/account/export', {
  summary: 'The latest copy of the own data, when one was asked for',
  output: z.object({ export: accountExport.nullable() }),
});

export const requestExport = account.post('/api/account/export', {
  summary: 'Pack a copy of the own data; a mail tells when it is ready',
  reauthentication: 'required',
  rate_limit: { name: 'export', points: 5, seconds: 86_400 },
  body: z.object({}).strict(),
  output: z.object({ export: accountExport }),
});

export const downloadExport = account.get('/api/account/export/{id}/file', {
  summary: 'The packed copy: a ZIP with JSON and CSV, as base64',
  reauthentication: 'required',
  params: z.object({ id: uuid }),
  output: z.object({ file_name: z.string(), content: z.base64() }),
  refusals: {
    EXPORT_NOT_FOUND: { status: 404 },
  },
});

export const requestDeletion = account.post('/api/account/deletion', {
  summary: 'Delete the own account in seven days',
  description:
    'An account with a password has to reauthenticate in this session, by the password or the mailed code, however fresh the sign-in is. One without needs a sign-in or a code of the last 15 minutes.',
  reauthentication: 'of_some',
  body: z
    .object({
      gives_up_balance: z.boolean().default(false).meta({
        description: 'Must be true when there is money in the wallet: it can not be used afterwards.',
      }),
    })
    .strict(),
  output: z.object({ delete_after: timestamp }),
  refusals: {
    BALANCE_LEFT: {
      status: 409,
      details: z.object({ balance_bigint: senField }),
    },
    LAST_ADMIN: { status: 409 },
  },
});

export const cancelDeletion = account.delete('/api/account/deletion', {
  summary: 'Keep the account after all',
  output: z.object({ kept: z.literal(true) }),
});
