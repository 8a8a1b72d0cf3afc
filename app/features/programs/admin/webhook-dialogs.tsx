import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { CheckboxGroupField } from '#app/components/form/checkbox-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { WebhookEndpoint } from '#contract/programs/admin-webhook-endpoints.ts';
import { webhooksCopy as copy } from '#messages/programs/admin.ts';
import { webhookEventTypes } from '#shared/programs.ts';
import { WEBHOOKS_PATH } from './program-paths.ts';
import { endpointEditInput, endpointId, endpointInput, endpointToggleInput } from './webhook-input.ts';

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
    schema: endpointEditInput,
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

interface QuestionProps extends EndpointProps, SecretProps {
  readonly doing: 'switch' | 'rotate' | 'delete';
}

export function EndpointQuestion({ doing, endpoint, onSecret, onClose }: QuestionProps) {
  const { id, is_enabled } = endpoint;
  const form = useAdminForm({
    id: `${doing}-endpoint`,
    action: WEBHOOKS_PATH,
    schema: doing === 'switch' ? endpointToggleInput : endpointId,
    onDone: ({ secret }) => {
      if (typeof secret === 'string') onSecret(secret);
      onClose();
    },
  });
  const turn = is_enabled ? 'off' : 'on';
  const switching = is_enabled
    ? { title: copy.turnOffTitle, text: copy.turnOffText, submitLabel: copy.turnOff }
    : { title: copy.turnOnTitle, text: copy.turnOnText, submitLabel: copy.turnOn };
  const words = {
    switch: switching,
    rotate: { title: copy.rotateTitle, text: copy.rotateText, submitLabel: copy.rotate },
    delete: { title: copy.removeTitle, text: copy.removeText, submitLabel: copy.remove },
  };
  return (
    <FormDialog
      {...words[doing]}
      busyText={copy.working}
      role="alertdialog"
      isDanger={doing === 'delete'}
      form={form}
      hiddenFields={{ intent: doing, id, turn }}
      onClose={onClose}
    />
  );
}
