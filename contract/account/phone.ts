import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { accountApi } from '../endpoint.ts';
import { phoneNumber } from '../fields.ts';

const account = accountApi('Account');

const unavailable = {
  status: 503,
} as const;

export const requestPhone = account.post('/api/account/phone', {
  summary: 'Text a code to a telephone that is to open the own account',
  reauthentication: 'required',
  // An SMS costs money.
  rate_limit: { name: 'phone-code', points: 3, seconds: 1800, address_points: 10 },
  body: z.object({ phone_number: phoneNumber(() => inputCopy.whatsapp) }).strict(),
  output: z.object({ sent: z.literal(true) }),
  refusals: {
    SAME_PHONE: { status: 409 },
    PHONE_UNAVAILABLE: unavailable,
  },
});

export const confirmPhone = account.post('/api/account/phone/confirm', {
  summary: 'The code that was texted; from then on codes to this telephone open the account',
  rate_limit: { name: 'phone-confirm', points: 10, seconds: 600 },
  body: z.object({ code: z.string().regex(/^\d{6}$/) }).strict(),
  output: z.object({ phone_number: z.string() }),
  refusals: {
    WRONG_CODE: { status: 422 },
    PHONE_TAKEN: { status: 409 },
  },
});

export const removePhone = account.delete('/api/account/phone', {
  summary: 'No code by telephone opens the own account any more',
  reauthentication: 'required',
  output: z.object({ removed: z.literal(true) }),
});
