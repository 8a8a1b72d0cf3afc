import { z } from 'zod';
import { publicApi } from '../endpoint.ts';
import { emailAddress } from '../fields.ts';

const api = publicApi('Mail');

export const followMailLink = api.post('/api/mail/links/{token}/open', {
  summary: 'Where a link in a mail leads; counts the click',
  rate_limit: { name: 'mail-link', points: 240, seconds: 60 },
  params: z.object({ token: z.string().max(80) }),
  body: z
    .object({
      is_click: z.boolean().default(true).meta({ description: 'false: a program only looks; not counted.' }),
    })
    .strict(),
  output: z.object({ url: z.string() }),
  refusals: { MAIL_LINK_NOT_FOUND: { status: 404 } },
});

export const mailNotices = ['mail.bounced', 'mail.complained'] as const;

const notices = { name: 'mail-notices', points: 6000, seconds: 60 } as const;

export const takeMailNotice = api.post('/api/mail/notices', {
  summary: 'Notice of a mail service: an address that takes no mail, or a reader who complained',
  description:
    'Signed by Standard Webhooks with MAIL_NOTICE_SECRET. The address gets no mail to many any more. The same notice ' +
    'again changes nothing.',
  rate_limit: notices,
  body: z.object({
    type: z.enum(mailNotices),
    data: z.object({
      email: emailAddress,
      message_id: z.string().max(300).nullable().default(null).meta({
        description: 'The Message-ID of the mail; without it the last one to the address is meant.',
      }),
    }),
  }),
  output: z.object({ received: z.literal(true) }),
  refusals: { BAD_SIGNATURE: { status: 400 } },
});

/** Their bodies are read once they are known to be theirs. */
const ofService = {
  description:
    'A permanent bounce stops the mails to many of an address, a complaint ends its consents. Whatever else is told is ' +
    'answered and changes nothing, as does the same notice again.',
  rate_limit: notices,
  output: z.object({ received: z.literal(true) }),
  refusals: { BAD_SIGNATURE: { status: 400 }, BAD_EVENT: { status: 422 } },
} as const;

export const takeResendNotice = api.post('/api/mail/notices/resend', {
  summary: 'Notice of Resend, with its signing secret as MAIL_NOTICE_SECRET',
  ...ofService,
});

export const takePostmarkNotice = api.post('/api/mail/notices/postmark', {
  summary: 'Notice of Postmark, with MAIL_NOTICE_SECRET as password of its basic authentication',
  ...ofService,
});
