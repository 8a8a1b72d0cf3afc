import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  recoverWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhookEndpoint,
} from '#contract/programs/admin-webhook-endpoints.ts';
import { webhooksCopy as copy, webhookLogCopy } from '#messages/programs/admin.ts';
import {
  deliveryId,
  endpointEditInput,
  endpointId,
  endpointInput,
  endpointToggleInput,
} from './webhook-input.ts';

const fieldOf = { WEBHOOK_ADDRESS_REFUSED: 'url' };

/** A new secret goes back once, as a fact of the answer. */
export const webhookAction = formActions(
  {
    edit: formAction({
      endpoint: updateWebhookEndpoint,
      form: 'edit-endpoint',
      schema: endpointEditInput,
      call: ({ id, ...body }) => ({ params: { id }, body }),
      done: () => copy.saved,
      failed: () => copy.saveFailed,
      fieldOf,
    }),
    switch: formAction({
      endpoint: updateWebhookEndpoint,
      form: 'switch-endpoint',
      schema: endpointToggleInput,
      call: ({ id, turn }) => ({ params: { id }, body: { is_enabled: turn === 'on' } }),
      done: () => copy.switched,
    }),
    rotate: formAction({
      endpoint: rotateWebhookSecret,
      form: 'rotate-endpoint',
      schema: endpointId,
      call: (params) => ({ params, body: {} }),
      done: ({ secret }) => ({ message: copy.rotated, secret }),
    }),
    delete: formAction({
      endpoint: deleteWebhookEndpoint,
      form: 'delete-endpoint',
      schema: endpointId,
      call: (params) => ({ params }),
      done: () => copy.removed,
    }),
    test: formAction({
      endpoint: sendTestWebhook,
      schema: endpointId,
      call: (params) => ({ params, body: {} }),
      done: () => copy.tested,
    }),
    recover: formAction({
      endpoint: recoverWebhooks,
      schema: endpointId,
      call: (params) => ({ params, body: {} }),
      done: ({ queued }) => copy.recovered(queued),
    }),
    replay: formAction({
      endpoint: replayDelivery,
      schema: deliveryId,
      call: ({ delivery }) => ({ params: { id: delivery }, body: {} }),
      done: () => webhookLogCopy.replayed,
    }),
  },
  formAction({
    endpoint: createWebhookEndpoint,
    form: 'add-endpoint',
    schema: endpointInput,
    call: (body) => ({ body }),
    done: ({ secret }) => ({ message: copy.added, secret }),
    failed: () => copy.addFailed,
    fieldOf,
  }),
);
