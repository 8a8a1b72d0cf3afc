import { z } from 'zod';
import { messageInput } from '#contract/mailings/message.ts';

/** An empty field is null. */
const orNull = (schema: z.ZodType<string | null, string | null>) =>
  z
    .string()
    .default('')
    .transform((text) => (text === '' ? null : text))
    .pipe(schema);

/** Fields of a message in a form, as `MessageFields` shows them. */
export const messageFormFields = {
  purpose: messageInput.purpose,
  reply_to: orNull(messageInput.reply_to.unwrap()),
  subject: messageInput.subject,
  preview: messageInput.preview,
  body: messageInput.body,
  subject_en: messageInput.subject_en,
  preview_en: messageInput.preview_en,
  body_en: messageInput.body_en,
  product_id: orNull(messageInput.product_id.unwrap()),
};

export const messageForm = z.object(messageFormFields);
