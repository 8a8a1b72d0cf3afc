/**
 * Other programs: keys by which they call the API, and signed webhooks by which they are told what happens. A key acts as
 * its maker within its scopes, is stored as a digest, and ends at once when revoked. Database triggers write events in the
 * transaction of what happened; here they are delivered, logged and sent again.
 */

export { listApiKeys } from './keys/api-keys.queries.ts';
export { createApiKey, findKeyCaller, type KeyCaller, keyIn, revokeApiKey } from './keys/api-keys.ts';
export type { DeliveryServices } from './webhooks/deliver.ts';
export { deliverLane, getWebhookDelivery, resumeStalledLanes } from './webhooks/deliver.ts';
export { listDeliveries, pruneMessages } from './webhooks/deliveries.queries.ts';
export {
  findStoppedEndpoint,
  findWebhookEndpoint,
  listWebhookEndpoints,
  webhookTally,
} from './webhooks/endpoints.queries.ts';
export {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  recoverWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhookEndpoint,
} from './webhooks/endpoints.ts';
export { nextWaitSeconds } from './webhooks/retry.rules.ts';
