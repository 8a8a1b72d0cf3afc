import {
  type OpenedTopUp,
  openTopUp,
  type TopUp,
  type TopUpRefusal,
  type TopUpServices,
} from '#server/modules/payments/index.ts';
import { type Result, refuse } from '#shared/result.ts';
import { getOwnIntent, type IntentNotFound } from './read-intents.ts';

/**
 * Opens a top-up that resumes a waiting purchase. Refuses another user's intent, and a settled one, which would wait
 * for nothing.
 */
export async function topUpForIntent(
  services: TopUpServices,
  topUp: TopUp & { readonly intent_id: string },
): Promise<Result<OpenedTopUp, TopUpRefusal | IntentNotFound | { readonly code: 'INTENT_SETTLED' }>> {
  const found = await getOwnIntent(services.db.orm, topUp.user_id, topUp.intent_id);
  if (!found.ok) return found;
  if (found.value.status !== 'waiting') return refuse({ code: 'INTENT_SETTLED' });
  return openTopUp(services, topUp);
}
