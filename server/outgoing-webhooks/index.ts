/**
 * Tells other programs what happens, by signed webhooks. The database writes what is to be told, in the transaction of what
 * happened; here it is delivered, logged and sent again. Never decides about what it tells.
 */

export type { WebhookServices } from './deliver.ts';
export { deliverLane, getWebhookDelivery, resumeStalledLanes } from './deliver.ts';
export { listDeliveries, pruneMessages } from './deliveries.queries.ts';
export {
  findStoppedEndpoint,
  findWebhookEndpoint,
  listWebhookEndpoints,
  webhookTally,
} from './endpoints.queries.ts';
export {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  recoverWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhookEndpoint,
} from './endpoints.ts';
export { nextWaitSeconds } from './retry.rules.ts';
