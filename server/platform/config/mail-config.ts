import { z } from 'zod';
import { optional } from './optional.ts';

/** Default sender; counts as missing in production. */
const DEMO_SENDER = 'Arunika <halo@arunika.example>';

export const mailEnvironment = {
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).nullable()),
  MAIL_FROM: optional.transform((from) => from ?? DEMO_SENDER),
  MAIL_NOTICE_SECRET: optional.pipe(
    z
      .string()
      .regex(/^whsec_[\w+/=-]{32,}$/)
      .nullable(),
  ),
};

export interface MailSettings {
  /** Null: mail goes to the development mailbox. */
  readonly smtp_url: string | null;
  readonly mail_from: string;
  /** Signs notices of bounces and complaints; null: none are believed. */
  readonly mail_notice_secret: string | null;
}

export const mailSettings = (env: z.output<z.ZodObject<typeof mailEnvironment>>): MailSettings => ({
  smtp_url: env.SMTP_URL,
  mail_from: env.MAIL_FROM,
  mail_notice_secret: env.MAIL_NOTICE_SECRET,
});
