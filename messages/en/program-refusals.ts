import type { programRefusals as id } from '../id/program-refusals.ts';

export const programRefusals: typeof id = {
  CLOSED_TO_API_KEYS: 'API keys may not make this call.',
  SCOPE_REQUIRED: 'This API key lacks the scope for this call.',
  TOO_MANY_API_KEYS: 'There are 50 active keys already. Revoke those you no longer use first.',
  API_KEY_NOT_FOUND: 'This API key was not found, or is revoked already.',
  TOO_MANY_WEBHOOK_ENDPOINTS: 'There are 20 webhook endpoints already. Delete those you no longer use first.',
  WEBHOOK_ENDPOINT_NOT_FOUND: 'This webhook endpoint was not found.',
  DELIVERY_NOT_FOUND: 'This delivery was not found.',
  DELIVERY_PENDING: 'This delivery is still under way; there is nothing to repeat.',
  WEBHOOK_ENDPOINT_DISABLED: 'This webhook endpoint is stopped. Turn it on first.',
  WEBHOOK_ADDRESS_REFUSED: 'This address cannot be used: webhooks go to public addresses only, over https.',
};
