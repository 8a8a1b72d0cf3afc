/**
 * Tells other programs what happens, by signed webhooks. The database writes what is to be told, in the transaction of what
 * happened; here it is delivered, logged and sent again. Never decides about what it tells.
 */

export { deliverLane, resumeStalledLanes } from './deliver.ts';
export { pruneMessages } from './deliveries.queries.ts';
export {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './edit-endpoints.ts';
export {
  findStoppedEndpoint,
  findWebhookEndpoint,
  listWebhookEndpoints,
  webhookTally,
} from './endpoints.queries.ts';
export { listDeliveries } from './log.queries.ts';
export { getWebhookDelivery } from './read-log.ts';
export { nextWaitSeconds } from './retry.rules.ts';
export { recoverWebhooks, replayWebhook, sendTestWebhook } from './send-again.ts';
export type { WebhookServices } from './webhook-services.ts';
