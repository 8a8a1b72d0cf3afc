import { BlockedAddress, OversizedAnswer } from '#server/platform/outgoing/public-fetch.ts';
import type { AttemptFacts, LeasedDelivery } from './deliveries.queries.ts';
import { signedHeaders } from './secrets.ts';
import type { WebhookServices } from './webhook-services.ts';

const MAX_ANSWER = 500;

/** A redirect is not followed: like any other answer but 2xx it is a failure. */
export async function attemptDelivery(
  { fetch, secret }: WebhookServices,
  { id, url, message, sealed_secrets }: LeasedDelivery,
  body: string,
): Promise<AttemptFacts> {
  const began = performance.now();
  const outcome = await attempt();
  return { delivery_id: id, ...outcome, duration_ms: Math.round(performance.now() - began) };

  async function attempt(): Promise<Omit<AttemptFacts, 'delivery_id' | 'duration_ms'>> {
    try {
      const signing = { id: `msg_${message.webhook_id}`, body, sealed_secrets, at: new Date() };
      const headers = {
        ...(await signedHeaders(signing, secret)),
        'content-type': 'application/json',
        'user-agent': 'Arunika-Webhooks/1',
      };
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
      const answer = (await response.text()).replaceAll('\0', '').slice(0, MAX_ANSWER);
      return { status: response.status, problem: response.ok ? null : 'REFUSED', answer };
    } catch (error) {
      return { status: null, problem: problemOf(error), answer: '' };
    }
  }
}

function problemOf(error: unknown): string {
  if (error instanceof BlockedAddress) return 'ADDRESS_NOT_PUBLIC';
  if (error instanceof OversizedAnswer) return 'ANSWER_TOO_LARGE';
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) return 'TIMEOUT';
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return 'UNREACHABLE';
  return 'NOT_SENT';
}
