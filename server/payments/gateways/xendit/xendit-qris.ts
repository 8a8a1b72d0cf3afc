import { z } from 'zod';
import { rupiah, sen, toRupiah, toSen } from '#shared/money/money.ts';
import type { GatewaySession, SessionRequest, SessionState } from '../gateway.ts';
import { GatewayError } from '../gateway-calls.ts';
import type { XenditApi } from './xendit-api.ts';

/** Only these payment requests return the QRIS text (docs.xendit.co). */
const PATH = '/v3/payment_requests';
const headers = { 'api-version': '2024-11-11' };

const paymentRequest = z.object({
  payment_request_id: z.string().startsWith('pr-').max(100),
  status: z.string(),
  request_amount: z.int().positive(),
  latest_payment_id: z.string().nullish(),
  actions: z.array(z.object({ descriptor: z.string(), value: z.string() })).default([]),
});

export const isPaymentRequest = (sessionId: string): boolean => sessionId.startsWith('pr-');

/** Valid for exactly this amount, and paid on our own page, which is therefore its session's URL. */
export async function createQris(api: XenditApi, request: SessionRequest): Promise<GatewaySession> {
  const made = await api({
    method: 'POST',
    path: PATH,
    headers: { ...headers, 'idempotency-key': `payment-${request.payment_id}` },
    body: {
      reference_id: request.payment_id,
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: toRupiah(sen(request.charge.minor)),
      capture_method: 'AUTOMATIC',
      channel_code: 'QRIS',
      channel_properties: { expires_at: request.expires_at.toISOString() },
      description: request.description,
      metadata: { payment_id: request.payment_id },
    },
    answer: paymentRequest,
    isRepeatable: true,
  });
  const code = made.actions.find(({ descriptor }) => descriptor === 'QR_STRING');
  if (code !== undefined) {
    return {
      session_id: made.payment_request_id,
      checkout_url: request.return_url,
      qr_text: code.value,
    };
  }
  const reason = 'a QRIS payment without its code';
  throw new GatewayError({ gateway: 'xendit', kind: 'outage', status: 200, reason });
}

/** A QRIS code is paid exactly or not at all. */
export async function queryQris(api: XenditApi, id: string): Promise<SessionState> {
  const path = `${PATH}/${encodeURIComponent(id)}`;
  const found = await api({ method: 'GET', path, headers, answer: paymentRequest, isRepeatable: true });
  switch (found.status) {
    case 'SUCCEEDED':
      return {
        status: 'paid',
        received: { currency: 'IDR', minor: toSen(rupiah(found.request_amount)) },
        transaction_id: found.latest_payment_id ?? id,
      };
    case 'FAILED':
      return { status: 'failed' };
    case 'EXPIRED':
    case 'CANCELED':
      return { status: 'expired' };
    default:
      return { status: 'open' };
  }
}
