import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  recoverWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhookEndpoint,
} from '#contract/admin/programs/webhook-endpoints.ts';
import type { Client } from '#contract/client.ts';
import { webhooksCopy as copy, webhookLogCopy } from '#messages/admin-programs.ts';
import { deliveryId, endpointEdit, endpointId, endpointInput, endpointSwitch } from './webhook-input.ts';

const fieldOf = { WEBHOOK_ADDRESS_REFUSED: 'url' };

export function handleWebhookAction(client: Client, posted: FormData) {
  switch (formIntent(posted)) {
    case 'edit':
      return edit(client, posted);
    case 'switch':
      return turn(client, posted);
    case 'rotate':
      return rotate(client, posted);
    case 'delete':
      return remove(client, posted);
    case 'test':
      return test(client, posted);
    case 'recover':
      return recover(client, posted);
    case 'replay':
      return replay(client, posted);
    default:
      return add(client, posted);
  }
}

/** The secret goes back once, as a fact of the answer. */
function add(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'add-endpoint',
    schema: endpointInput,
    refusals: createWebhookEndpoint.refusals,
    send: async (body) => {
      const added = await client.call(createWebhookEndpoint, { body });
      return added.ok
        ? formDone(copy.added, { secret: added.value.secret })
        : formRefusal(added.refusal, { failed: copy.addFailed, fieldOf });
    },
  });
}

function edit(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'edit-endpoint',
    schema: endpointEdit,
    refusals: updateWebhookEndpoint.refusals,
    send: async ({ id, ...body }) => {
      const saved = await client.call(updateWebhookEndpoint, { params: { id }, body });
      return saved.ok
        ? formDone(copy.saved)
        : formRefusal(saved.refusal, { failed: copy.saveFailed, fieldOf });
    },
  });
}

function turn(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'switch-endpoint',
    schema: endpointSwitch,
    refusals: updateWebhookEndpoint.refusals,
    send: async ({ id, turn: to }) => {
      const body = { is_enabled: to === 'on' };
      const saved = await client.call(updateWebhookEndpoint, { params: { id }, body });
      return saved.ok ? formDone(copy.switched) : formRefusal(saved.refusal);
    },
  });
}

function rotate(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'rotate-secret',
    schema: endpointId,
    refusals: rotateWebhookSecret.refusals,
    send: async (params) => {
      const rotated = await client.call(rotateWebhookSecret, { params, body: {} });
      return rotated.ok
        ? formDone(copy.rotated, { secret: rotated.value.secret })
        : formRefusal(rotated.refusal);
    },
  });
}

function remove(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'delete-endpoint',
    schema: endpointId,
    refusals: deleteWebhookEndpoint.refusals,
    send: async (params) => {
      const removed = await client.call(deleteWebhookEndpoint, { params });
      return removed.ok ? formDone(copy.removed) : formRefusal(removed.refusal);
    },
  });
}

function test(client: Client, posted: FormData) {
  return handleForm({
    posted,
    schema: endpointId,
    refusals: sendTestWebhook.refusals,
    send: async (params) => {
      const sent = await client.call(sendTestWebhook, { params, body: {} });
      return sent.ok ? formDone(copy.tested) : formRefusal(sent.refusal);
    },
  });
}

function recover(client: Client, posted: FormData) {
  return handleForm({
    posted,
    schema: endpointId,
    refusals: recoverWebhooks.refusals,
    send: async (params) => {
      const recovered = await client.call(recoverWebhooks, { params, body: {} });
      return recovered.ok ? formDone(copy.recovered(recovered.value.queued)) : formRefusal(recovered.refusal);
    },
  });
}

function replay(client: Client, posted: FormData) {
  return handleForm({
    posted,
    schema: deliveryId,
    refusals: replayWebhook.refusals,
    send: async ({ delivery }) => {
      const sent = await client.call(replayWebhook, { params: { id: delivery }, body: {} });
      return sent.ok ? formDone(webhookLogCopy.replayed) : formRefusal(sent.refusal);
    },
  });
}
