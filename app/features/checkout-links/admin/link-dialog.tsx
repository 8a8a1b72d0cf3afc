import { useField } from '@conform-to/react';
import { useCallback } from 'react';
import { SearchPicker } from '#app/components/admin/search-picker.tsx';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { listLinkTargets } from '#contract/checkout-links/admin.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { linksCopy as copy } from '#messages/checkout-links/admin.ts';
import { succeed } from '#shared/result.ts';
import { isPage, linkInput, targetValue } from './link-input.ts';

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
      <TargetPicker targets={targets} />
      <TextField
        name="code"
        label={copy.code}
        hint={copy.codeHint}
        isOptional
        autoComplete="off"
        maxLength={40}
      />
      <TagFields />
    </FormDialog>
  );
}

const tags = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

function TagFields() {
  return tags.map((name) => (
    <TextField
      key={name}
      name={name}
      label={copy.tags[name].label}
      hint={copy.tags[name].hint}
      isOptional
      autoComplete="off"
      maxLength={60}
    />
  ));
}

function TargetPicker({ targets }: Pick<Props, 'targets'>) {
  const [field] = useField<string>('target');
  const search = useCallback(
    async (words: string) => {
      const found = targets.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
      const products = found.map((target) => ({ value: targetValue(target), label: target.label }));
      const page = words.trim();
      const choices = isPage(page) ? [{ value: page, label: copy.page(page) }, ...products] : products;
      return succeed({ choices, total: choices.length });
    },
    [targets],
  );
  return (
    <SearchPicker
      label={copy.target}
      hint={copy.targetHint}
      name="target"
      error={field.errors?.[0]}
      search={search}
    />
  );
}
