import type { ComponentProps } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { CheckboxGroupField } from '#app/components/form/checkbox-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { WebhookEndpoint } from '#contract/admin/programs/webhook-endpoints.ts';
import { webhooksCopy as copy } from '#messages/admin-programs.ts';
import { webhookEventTypes } from '#shared/programs/webhook-events.ts';
import { WEBHOOKS_PATH } from './program-paths.ts';
import { endpointEdit, endpointId, endpointInput, endpointSwitch } from './webhook-input.ts';

interface Props {
  readonly onClose: () => void;
}
interface EndpointProps extends Props {
  readonly endpoint: WebhookEndpoint;
}
interface SecretProps {
  readonly onSecret: (secret: string) => void;
}

export function AddEndpointDialog({ onSecret, onClose }: Props & SecretProps) {
  const form = useAdminForm({
    id: 'add-endpoint',
    action: WEBHOOKS_PATH,
    schema: endpointInput,
    failed: copy.addFailed,
    onDone: ({ secret }) => {
      if (typeof secret === 'string') onSecret(secret);
      onClose();
    },
  });
  const words = { title: copy.add, text: copy.addText, submitLabel: copy.add, busyText: copy.adding };
  return (
    <FormDialog {...words} size="medium" form={form} hiddenFields={{ intent: 'add' }} onClose={onClose}>
      <EndpointFields />
    </FormDialog>
  );
}

export function EditEndpointDialog({ endpoint, onClose }: EndpointProps) {
  const { id, url, description, event_types } = endpoint;
  const form = useAdminForm({
    id: 'edit-endpoint',
    action: WEBHOOKS_PATH,
    schema: endpointEdit,
    defaults: { url, description },
    failed: copy.saveFailed,
    onDone: onClose,
  });
  const words = { title: copy.editTitle, text: copy.editText, submitLabel: copy.save, busyText: copy.saving };
  return (
    <FormDialog {...words} size="medium" form={form} hiddenFields={{ intent: 'edit', id }} onClose={onClose}>
      <EndpointFields chosen={event_types} />
    </FormDialog>
  );
}

function EndpointFields({ chosen }: { readonly chosen?: readonly string[] }) {
  return (
    <>
      <TextField
        name="url"
        label={copy.url}
        hint={copy.urlHint}
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
      <TextField name="description" label={copy.description} isOptional autoComplete="off" maxLength={200} />
      <CheckboxGroupField
        name="event_types"
        label={copy.events}
        options={webhookEventTypes}
        labels={copy.eventNames}
        {...(chosen !== undefined && { checked: chosen })}
      />
    </>
  );
}

type Words = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'text' | 'submitLabel' | 'busyText' | 'isDanger'
>;

export function SwitchEndpointDialog({ endpoint: { id, is_enabled }, onClose }: EndpointProps) {
  const form = useAdminForm({
    id: 'switch-endpoint',
    action: WEBHOOKS_PATH,
    schema: endpointSwitch,
    onDone: onClose,
  });
  const words: Words = is_enabled
    ? { title: copy.turnOffTitle, text: copy.turnOffText, submitLabel: copy.turnOff, busyText: copy.working }
    : { title: copy.turnOnTitle, text: copy.turnOnText, submitLabel: copy.turnOn, busyText: copy.working };
  const hidden = { intent: 'switch', id, turn: is_enabled ? 'off' : 'on' };
  return <FormDialog {...words} role="alertdialog" form={form} hiddenFields={hidden} onClose={onClose} />;
}

export function RotateSecretDialog({ endpoint: { id }, onSecret, onClose }: EndpointProps & SecretProps) {
  const form = useAdminForm({
    id: 'rotate-secret',
    action: WEBHOOKS_PATH,
    schema: endpointId,
    onDone: ({ secret }) => {
      if (typeof secret === 'string') onSecret(secret);
      onClose();
    },
  });
  const words = {
    title: copy.rotateTitle,
    text: copy.rotateText,
    submitLabel: copy.rotate,
    busyText: copy.working,
  };
  const hidden = { intent: 'rotate', id };
  return <FormDialog {...words} role="alertdialog" form={form} hiddenFields={hidden} onClose={onClose} />;
}

export function DeleteEndpointDialog({ endpoint: { id }, onClose }: EndpointProps) {
  const form = useAdminForm({
    id: 'delete-endpoint',
    action: WEBHOOKS_PATH,
    schema: endpointId,
    onDone: onClose,
  });
  const words = {
    title: copy.removeTitle,
    text: copy.removeText,
    submitLabel: copy.remove,
    busyText: copy.removing,
  };
  const hidden = { intent: 'delete', id };
  return (
    <FormDialog {...words} role="alertdialog" isDanger form={form} hiddenFields={hidden} onClose={onClose} />
  );
}
