import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { listLinkTargets } from '#contract/admin/sales/checkout-links.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { linksCopy as copy } from '#messages/admin-links.ts';
import { linkInput, targetValue } from './link-input.ts';

export type LinkTargets = OutputOf<typeof listLinkTargets>['targets'];

interface Props {
  readonly action: string;
  readonly targets: LinkTargets;
  readonly onClose: () => void;
}

export function LinkDialog({ action, targets, onClose }: Props) {
  const form = useAdminForm({
    id: 'create-link',
    action,
    schema: linkInput,
    failed: copy.createFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.create}
      text={copy.createText}
      form={form}
      hiddenFields={{ intent: 'create' }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      <TextField name="label" label={copy.label} hint={copy.labelHint} autoComplete="off" maxLength={120} />
      <ChoiceField
        name="target"
        label={copy.target}
        options={Object.fromEntries(targets.map((target) => [targetValue(target), target.label]))}
      />
      <TextField
        name="code"
        label={copy.code}
        hint={copy.codeHint}
        isOptional
        autoComplete="off"
        maxLength={40}
      />
    </FormDialog>
  );
}
