import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { SaveBar, saveStateOf } from '#app/components/admin/save-bar.tsx';
import type { Pick } from '#app/components/admin/search-picker.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { type AdminFormState, useAdminForm } from '#app/components/form/use-admin-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { isSame } from '#app/lib/forms/same-values.ts';
import type { Discount } from '#contract/admin/sales/discounts.ts';
import { discountFormCopy as copy } from '#messages/admin-discounts.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import { AppliesFields, ConditionFields, KindFields, NameFields, ValueFields } from './discount-fields.tsx';
import { discountConditions, discountInput } from './discount-input.ts';
import { DISCOUNTS_PATH } from './discount-paths.ts';
import { DiscountSummary } from './discount-summary.tsx';

/** A new discount: its kind first, then only what that kind asks for. */
export function NewDiscountPage() {
  const [products, setProducts] = useState<readonly Pick[]>([]);
  const navigate = useNavigate();
  const form = useAdminForm({
    id: 'create-discount',
    action: DISCOUNTS_PATH,
    schema: discountInput,
    defaults: { method: 'code', unit: 'percent', count: '100', scope: 'all' },
    failed: copy.failed,
    onDone: () => void navigate(DISCOUNTS_PATH),
  });
  return (
    <DiscountFrame form={form} title={copy.createTitle} hidden={{ intent: 'create' }} products={products}>
      <KindFields />
      <NameFields />
      <ValueFields />
      <AppliesFields products={products} onProducts={setProducts} />
      <ConditionFields />
    </DiscountFrame>
  );
}

/** Size and scope stay: whoever wants others ends this one and makes a new one. */
export function EditDiscountPage({ discount }: { readonly discount: Discount }) {
  const navigate = useNavigate();
  const form = useAdminForm({
    id: 'edit-discount',
    action: DISCOUNTS_PATH,
    schema: discountConditions,
    defaults: valuesOf(discount),
    failed: copy.failed,
    onDone: () => void navigate(DISCOUNTS_PATH),
  });
  return (
    <DiscountFrame
      form={form}
      title={discount.title}
      hidden={{ intent: 'edit', id: discount.id }}
      discount={discount}
    >
      <p className="text-ink-2 text-ui">{copy.editText}</p>
      <NameFields />
      <ConditionFields isOpen />
    </DiscountFrame>
  );
}

interface DiscountFrameProps {
  readonly form: AdminFormState;
  readonly title: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** As it is saved; without it a new one. */
  readonly discount?: Discount;
  /** Chosen by name. */
  readonly products?: readonly Pick[];
  readonly children: ReactNode;
}

function DiscountFrame({ form, title, hidden, discount, products = [], children }: DiscountFrameProps) {
  const invalid = Object.keys(form.meta.allErrors).length;
  return (
    <>
      <BackLink to={DISCOUNTS_PATH}>{copy.back}</BackLink>
      <PageHeader title={title} />
      <ActionForm form={form} label={title}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid max-w-[640px] grid-cols-[minmax(0,1fr)] content-start gap-8">{children}</div>
          <DiscountSummary discount={discount ?? null} products={products} />
        </div>
        {Object.entries({ ...hidden, idempotency_key: form.idempotencyKey }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SaveBar
          state={saveStateOf({
            isNew: discount === undefined,
            isBusy: form.isBusy,
            isDirty: isTyped(form.meta) || invalid > 0,
            isRefused: invalid > 0 || form.code !== null,
          })}
          invalidCount={invalid}
        />
      </ActionForm>
    </>
  );
}

interface TypedValues {
  readonly value?: Readonly<Record<string, unknown>> | undefined;
  readonly initialValue?: Readonly<Record<string, unknown>> | undefined;
}

/** What only the action reads is no change, and neither is a default whose field another kind has. */
export function isTyped({ value, initialValue }: TypedValues) {
  const { id: _, ...typed } = value ?? {};
  const defaults = Object.entries(initialValue ?? {}).filter(([name]) => name !== 'count' || name in typed);
  return value !== undefined && !isSame(typed, Object.fromEntries(defaults));
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const localTime = (moment: string | null) =>
  moment === null ? '' : `${dayOf(moment)}T${formatTime(moment).replace('.', ':')}`;

function valuesOf({ title, starts_at, ends_at, ...discount }: Discount) {
  return {
    title,
    starts_at: localTime(starts_at),
    ends_at: localTime(ends_at),
    minimum: discount.minimum === 0 ? '' : String(discount.minimum),
    max_uses: textOf(discount.max_uses),
    max_uses_per_buyer: textOf(discount.max_uses_per_buyer),
    periods: textOf(discount.periods),
    first_purchase_only: discount.first_purchase_only ? 'on' : '',
    emails: discount.emails.join('\n'),
  };
}
