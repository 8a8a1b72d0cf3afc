import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { CheckboxGroupField } from '#app/components/form/checkbox-fields.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { ApiKey } from '#contract/programs/admin-api-keys.ts';
import { keysCopy as copy } from '#messages/programs/admin.ts';
import { apiScopes } from '#shared/programs.ts';
import { keyInput, keyRevocationInput } from './key-input.ts';
import { KEYS_PATH } from './program-paths.ts';

interface CreateProps {
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

export function CreateKeyDialog({ onMade, onClose }: CreateProps) {
  const form = useAdminForm({
    id: 'create-key',
    action: KEYS_PATH,
    schema: keyInput,
    defaults: { lifetime: '365' },
    failed: copy.createFailed,
    onDone: ({ key }) => {
      if (typeof key === 'string') onMade(key);
      onClose();
    },
  });
  return (
    <FormDialog
      title={copy.create}
      text={copy.createText}
      size="medium"
      form={form}
      hiddenFields={{ intent: 'create' }}
      submitLabel={copy.create}
      busyText={copy.creating}
      onClose={onClose}
    >
      <TextField name="name" label={copy.name} hint={copy.nameHint} autoComplete="off" maxLength={80} />
      <CheckboxGroupField name="scopes" label={copy.scopes} options={apiScopes} labels={copy.scopeNames} />
      <ChoiceField name="lifetime" label={copy.lifetime} options={copy.lifetimes} />
    </FormDialog>
  );
}

interface RevokeProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

export function RevokeKeyDialog({ apiKey, onClose }: RevokeProps) {
  const form = useAdminForm({
    id: 'revoke-key',
    action: KEYS_PATH,
    schema: keyRevocationInput,
    onDone: onClose,
  });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.revokeTitle(apiKey.name)}
      text={copy.revokeText}
      form={form}
      hiddenFields={{ intent: 'revoke', id: apiKey.id }}
      submitLabel={copy.revoke}
      busyText={copy.revoking}
      isDanger
      onClose={onClose}
    />
  );
}
