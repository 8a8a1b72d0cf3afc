import { z } from 'zod';
import { mailingInputCopy } from '#messages/mailings/input.ts';
import { messagePurposes } from '#shared/people/consents.ts';
import { MAX_BODY, MAX_PREVIEW, MAX_SUBJECT } from '#shared/people/mailings.ts';
import { emailAddress, line, senField, uuid } from '../fields.ts';
import { visibleLine } from '../typed-text.ts';

const html = z
  .string({ error: () => mailingInputCopy.body })
  .max(MAX_BODY)
  .meta({ description: 'HTML of the editor; sanitised when it is stored.' });

/** The texts of a mail. Without an English subject and text everybody gets the Indonesian. */
export const messageTexts = {
  subject: visibleLine(() => mailingInputCopy.subject).max(MAX_SUBJECT),
  preview: line(MAX_PREVIEW).default('').meta({ description: 'Beside the subject in the list of mails.' }),
  body: html.min(1, { error: () => mailingInputCopy.body }),
  subject_en: line(MAX_SUBJECT).default(''),
  preview_en: line(MAX_PREVIEW).default(''),
  body_en: html.default(''),
  product_id: uuid.nullable().default(null).meta({
    description: 'Shown below the text with the price that it has when the mail is sent.',
  }),
} as const;

export const messageInput = {
  purpose: z.enum(messagePurposes).meta({ description: 'The consent that is needed, by mail.' }),
  reply_to: emailAddress.nullable().default(null).meta({ description: 'Null: the address of the sender.' }),
  ...messageTexts,
} as const;

/** The same as an answer. */
export const messageFields = {
  purpose: z.enum(messagePurposes),
  reply_to: z.string().nullable(),
  subject: z.string(),
  preview: z.string(),
  body: z.string(),
  subject_en: z.string(),
  preview_en: z.string(),
  body_en: z.string(),
  product_id: uuid.nullable(),
} as const;

export const mailingFigures = z
  .object({
    recipients: z.int().meta({ description: 'Mails that were queued.' }),
    queued: z.int().meta({ description: 'Not sent yet.' }),
    delivered: z.int().meta({ description: 'Taken by the mail server and not come back.' }),
    bounced: z.int(),
    failed: z.int().meta({ description: 'Refused by the mail server for another reason than the address.' }),
    unknown: z
      .int()
      .meta({ description: 'Nobody knows whether they left; they are not sent again by themselves.' }),
    skipped: z.int().meta({ description: 'No consent any more, bounced, deleted or cancelled.' }),
    clicked: z.int().meta({ description: 'People who opened at least one link.' }),
    unsubscribed: z.int(),
    orders: z.int(),
    revenue_bigint: senField.meta({ description: 'Within 7 days of a click, after refunds.' }),
  })
  .meta({ id: 'MailingFigures' });
export type MailingFigures = z.output<typeof mailingFigures>;
