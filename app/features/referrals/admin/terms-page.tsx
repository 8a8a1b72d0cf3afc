import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { SaveBar, saveStateOf } from '#app/components/admin/save-bar.tsx';
import type { PickerOption } from '#app/components/admin/search-picker.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { AppliesFields, ValueFields } from '#app/features/discounts/admin/discount-fields.tsx';
import { isSame } from '#app/lib/forms/same-values.ts';
import type { ReferralProgram } from '#contract/referrals/admin.ts';
import { referralTermsFormCopy as copy } from '#messages/referrals/admin.ts';
import { rupiahText } from '#shared/money/typed-rupiah.ts';
import { REFERRALS_PATH } from './referral-columns.tsx';
import { referralTermsInput } from './referral-input.ts';

export const TERMS_FORM = 'referral-terms';

type Program = Pick<ReferralProgram, 'terms' | 'named'>;

export function ReferralTermsPage({ terms, named }: Program) {
  const picked = named.map(({ target: value, label }) => ({ value, label }));
  const [, setProducts] = useState<readonly PickerOption[]>(picked);
  const navigate = useNavigate();
  const form = useAdminForm({
    id: TERMS_FORM,
    action: `${REFERRALS_PATH}/terms`,
    schema: referralTermsInput,
    defaults: valuesOf({ terms, named }),
    failed: copy.failed,
    onDone: () => void navigate(REFERRALS_PATH),
  });
  const invalid = Object.keys(form.meta.allErrors).length;
  const isDirty = !isSame(form.meta.value, form.meta.initialValue);
  return (
    <>
      <BackLink to={REFERRALS_PATH}>{copy.back}</BackLink>
      <PageHeader title={copy.title} subtitle={copy.lede} />
      <ActionForm form={form} label={copy.title}>
        <div className="grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-8">
          <SwitchFormField name="is_on" label={copy.on} hint={copy.onHint} />
          <ValueFields />
          <AppliesFields products={picked} onProducts={setProducts} />
          <Part title={copy.friend}>
            <RupiahFormField name="minimum" label={copy.minimum} />
          </Part>
          <Part title={copy.referrer}>
            <RupiahFormField name="reward" label={copy.reward} hint={copy.rewardHint} required />
          </Part>
        </div>
        <input type="hidden" name="idempotency_key" value={form.idempotencyKey} />
        <SaveBar
          state={saveStateOf({
            isNew: terms === null,
            isBusy: form.isBusy,
            isDirty: isDirty || invalid > 0,
            isRefused: invalid > 0 || form.code !== null,
          })}
          invalidCount={invalid}
        />
      </ActionForm>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 border-line border-t pt-6">
      <h2 className="text-t3">{title}</h2>
      <div className="sm:w-1/2">{children}</div>
    </section>
  );
}

function valuesOf({ terms, named }: Program) {
  if (terms === null) return { is_on: 'true', unit: 'percent', scope: 'all' };
  const { is_on, percent, amount, minimum, reward, targets } = terms;
  const scope = named.length > 0 ? 'products' : targets.includes('all') ? 'all' : 'kinds';
  return {
    is_on: String(is_on),
    unit: amount === null ? 'percent' : 'amount',
    value: amount === null ? String(percent) : rupiahText(amount),
    scope,
    minimum: minimum === 0 ? '' : rupiahText(minimum),
    reward: rupiahText(reward),
    ...(scope !== 'all' && { targets: targets.length === 1 ? targets[0] : targets }),
  };
}
