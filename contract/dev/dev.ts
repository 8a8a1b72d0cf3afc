import { z } from 'zod';
import { accountApi, publicApi } from '../endpoint.ts';
import { currency, rupiahField, timestamp, uuid } from '../fields.ts';
import { payment } from '../wallet/wallet.ts';

const anyone = publicApi('Development');

const invitation = z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() });

const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  invitation: invitation.optional(),
  further_invitations: z.array(invitation).readonly().optional(),
  created_at: timestamp,
});

export const listDevMails = anyone.get('/api/dev/mailbox', {
  summary: 'The last mails that would have been sent, newest first',
  only: 'development',
  query: z.object({ to: z.email().optional() }),
  output: z.object({ mails: z.array(mail) }),
});

const devSession = z.object({
  session_id: z.string(),
  amount: rupiahField,
  currency,
  description: z.string(),
  status: z.enum(['open', 'paid', 'failed', 'expired']),
  return_url: z.string(),
  way: z.string().nullable().meta({ description: 'How the payer chose to pay; null: on this page.' }),
  expires_at: timestamp,
});

export type DevSession = z.output<typeof devSession>;

export const getDevCheckout = anyone.get('/api/dev/checkout/{session_id}', {
  summary: 'The payment page of the development gateway',
  only: 'development',
  params: z.object({ session_id: z.string().min(10).max(100) }),
  output: z.object({ session: devSession }),
  refusals: {
    SESSION_NOT_FOUND: {
      status: 404,
      sentence: 'PAYMENT_SESSION_NOT_FOUND',
    },
  },
});

export const decideDevCheckout = anyone.post('/api/dev/checkout/{session_id}', {
  summary: 'Pay, fail or let expire; the gateway then sends its signed webhook',
  only: 'development',
  params: z.object({ session_id: z.string().min(10).max(100) }),
  body: z.object({ outcome: z.enum(['paid', 'failed', 'expired']) }),
  output: z.object({ session: devSession }),
  refusals: {
    SESSION_NOT_FOUND: {
      status: 404,
      sentence: 'PAYMENT_SESSION_NOT_FOUND',
    },
    SESSION_NOT_OPEN: { status: 409 },
  },
});

export const simulatePayment = accountApi('Development').post('/api/dev/payments/simulate', {
  summary: 'Play the gateway: pay or fail a payment of the development gateway',
  only: 'development',
  body: z.object({
    payment_id: uuid
      .optional()
      .meta({ description: 'Without one, a payment of Rp 10.000 is made (DECISIONS 9).' }),
    success: z.boolean().default(true),
  }),
  output: z.object({ payment }),
  refusals: {
    PAYMENT_NOT_FOUND: { status: 404, sentence: 'SIMULATION_REFUSED' },
    PAYMENT_NOT_OPEN: { status: 409, sentence: 'SIMULATION_REFUSED' },
  },
  failures: { UNEXPECTED: { sentence: 'PAYMENT_NOT_SIMULATED' } },
});
