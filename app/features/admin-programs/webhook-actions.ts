import type { ActionRefusal } from '#app/lib/forms/action-result.ts';
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
import type { Result } from '#shared/result.ts';
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

interface EndpointAction<Value> {
  /** Of the dialog; without it a button of the page. */
  readonly form?: string;
  readonly refusals: Readonly<Record<string, { readonly status: number }>>;
  readonly call: (params: { readonly id: string }) => Promise<Result<Value, ActionRefusal>>;
  readonly done: (value: Value) => ReturnType<typeof formDone>;
}

function onEndpoint<Value>(posted: FormData, { call, done, ...action }: EndpointAction<Value>) {
  return handleForm({
    posted,
    ...action,
    schema: endpointId,
    send: async (params) => {
      const answered = await call(params);
      return answered.ok ? done(answered.value) : formRefusal(answered.refusal);
    },
  });
}

const rotate = (client: Client, posted: FormData) =>
  onEndpoint(posted, {
    form: 'rotate-endpoint',
    refusals: rotateWebhookSecret.refusals,
    call: (params) => client.call(rotateWebhookSecret, { params, body: {} }),
    done: ({ secret }) => formDone(copy.rotated, { secret }),
  });

const remove = (client: Client, posted: FormData) =>
  onEndpoint(posted, {
    form: 'delete-endpoint',
    refusals: deleteWebhookEndpoint.refusals,
    call: (params) => client.call(deleteWebhookEndpoint, { params }),
    done: () => formDone(copy.removed),
  });

const test = (client: Client, posted: FormData) =>
  onEndpoint(posted, {
    refusals: sendTestWebhook.refusals,
    call: (params) => client.call(sendTestWebhook, { params, body: {} }),
    done: () => formDone(copy.tested),
  });

const recover = (client: Client, posted: FormData) =>
  onEndpoint(posted, {
    refusals: recoverWebhooks.refusals,
    call: (params) => client.call(recoverWebhooks, { params, body: {} }),
    done: ({ queued }) => formDone(copy.recovered(queued)),
  });

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
