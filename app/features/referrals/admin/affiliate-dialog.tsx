import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { Affiliate } from '#contract/referrals/admin-affiliates.ts';
import { affiliatesCopy as copy } from '#messages/referrals/admin-affiliates.ts';
import { editAffiliateInput, newAffiliateInput } from './affiliate-input.ts';
import { AFFILIATES_PATH } from './affiliates-path.ts';

interface Props {
  /** Null: a new one. */
  readonly affiliate: Affiliate | null;
  readonly onClose: () => void;
}

export function AffiliateDialog({ affiliate, onClose }: Props) {
  const isNew = affiliate === null;
  const form = useAdminForm({
    id: isNew ? 'create-affiliate' : 'edit-affiliate',
    action: AFFILIATES_PATH,
    schema: isNew ? newAffiliateInput : editAffiliateInput,
    defaults: valuesOf(affiliate),
    failed: copy.failedSave,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={affiliate?.name ?? copy.create}
      text={isNew ? copy.createText : copy.editText}
      form={form}
      hiddenFields={affiliate === null ? { intent: 'create' } : { intent: 'edit', id: affiliate.id }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      {isNew && (
        <>
          <TextField name="email" label={copy.email} type="email" autoComplete="off" maxLength={254} />
          <TextField name="code" label={copy.code} hint={copy.codeHint} autoComplete="off" maxLength={40} />
        </>
      )}
      <TextField
        name="rate_percent"
        label={copy.rate}
        hint={copy.rateHint}
        inputMode="numeric"
        inputClassName="num"
      />
      <TextField
        name="window_days"
        label={copy.window}
        hint={copy.windowHint}
        inputMode="numeric"
        inputClassName="num"
      />
      <TextField name="bank_account" label={copy.bank} hint={copy.bankHint} isOptional maxLength={200} />
      {!isNew && <SwitchFormField name="is_active" label={copy.active} />}
    </FormDialog>
  );
}

function valuesOf(affiliate: Affiliate | null) {
  if (affiliate === null) return { rate_percent: '20', window_days: '30' };
  const { rate_percent, window_days, bank_account, is_active } = affiliate;
  return {
    rate_percent: String(rate_percent),
    window_days: String(window_days),
    bank_account,
    is_active: String(is_active),
  };
}
