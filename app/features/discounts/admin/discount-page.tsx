import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { SaveBar, saveStateOf } from '#app/components/admin/save-bar.tsx';
import type { PickerOption } from '#app/components/admin/search-picker.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { type AdminFormState, useAdminForm } from '#app/components/form/use-admin-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { isSame } from '#app/lib/forms/same-values.ts';
import type { Discount, DiscountDetails } from '#contract/discounts/admin.ts';
import {
  discountFormCopy as copy,
  discountsCopy,
  discountSummaryCopy as summaryCopy,
} from '#messages/discounts/admin.ts';
import { rupiahText } from '#shared/money/typed-rupiah.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import { DISCOUNTS_PATH, StateDot } from './discount-columns.tsx';
import {
  AppliesFields,
  ConditionFields,
  FixedTerms,
  KindFields,
  NameFields,
  ValueFields,
} from './discount-fields.tsx';
import { discountInput, unusedDiscountInput, usedDiscountInput } from './discount-input.ts';
import { DiscountSummary, savedTerms } from './discount-summary.tsx';

export function NewDiscountPage() {
  const [products, setProducts] = useState<readonly PickerOption[]>([]);
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

export function EditDiscountPage({ discount, named }: DiscountDetails) {
  const saved = pickerOptions(discount, named);
  const [products, setProducts] = useState(saved);
  const { id, is_locked } = discount;
  const navigate = useNavigate();
  const form = useAdminForm({
    id: 'edit-discount',
    action: DISCOUNTS_PATH,
    schema: is_locked ? usedDiscountInput : unusedDiscountInput,
    defaults: { ...valuesOf(discount), ...(is_locked ? {} : termsOf(discount, saved)) },
    failed: copy.failed,
    onDone: () => void navigate(DISCOUNTS_PATH),
  });
  return (
    <DiscountFrame
      form={form}
      title={discount.title}
      facts={<DiscountFacts discount={discount} products={saved} />}
      hidden={{ intent: is_locked ? 'edit-used' : 'edit', id }}
      discount={discount}
      products={products}
    >
      <NameFields />
      {is_locked ? (
        <FixedTerms terms={savedTerms(discount, saved)} />
      ) : (
        <>
          <ValueFields />
          <AppliesFields products={saved} onProducts={setProducts} />
        </>
      )}
      <ConditionFields isOpen isUsed={is_locked} />
    </DiscountFrame>
  );
}

const pickerOptions = ({ targets }: Discount, named: DiscountDetails['named']): readonly PickerOption[] =>
  targets.filter(isPickerTarget).map((value) => ({
    value,
    label: named.find(({ target }) => target === value)?.label ?? summaryCopy.oneProduct,
  }));
const isPickerTarget = (target: string) => target.startsWith('product:') || target.startsWith('plan:');

function DiscountFacts({ discount, products }: Omit<DiscountDetails, 'named'> & PickedProducts) {
  const { state, use_count, max_uses } = discount;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StateDot state={state} />
      <span>{wayOf(discount)}</span>
      <span>{savedTerms(discount, products)}</span>
      <span className="num">{copy.used(discountsCopy.uses(use_count, max_uses))}</span>
    </span>
  );
}

interface PickedProducts {
  readonly products: readonly PickerOption[];
}

function wayOf({ code, code_count, is_retention }: Discount): string {
  if (is_retention) return copy.methods.retention;
  if (code === null) return copy.methods.automatic;
  return code_count > 1 ? discountsCopy.codes(code, code_count) : `${copy.code} ${code}`;
}

interface DiscountFrameProps {
  readonly form: AdminFormState;
  readonly title: string;
  readonly facts?: ReactNode;
  readonly hidden: Readonly<Record<string, string>>;
  readonly discount?: Discount;
  readonly products?: readonly PickerOption[];
  readonly children: ReactNode;
}

function DiscountFrame({
  form,
  title,
  facts,
  hidden,
  discount,
  products = [],
  children,
}: DiscountFrameProps) {
  const invalid = Object.keys(form.meta.allErrors).length;
  return (
    <>
      <BackLink to={DISCOUNTS_PATH}>{copy.back}</BackLink>
      <PageHeader title={title} subtitle={facts} />
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

export function isTyped({ value, initialValue }: TypedValues) {
  const { id: _, ...typed } = value ?? {};
  const defaults = Object.entries(initialValue ?? {}).filter(([name]) => name !== 'count' || name in typed);
  return value !== undefined && !isSame(typed, Object.fromEntries(defaults));
}

function termsOf({ percent, amount, targets }: Discount, picks: readonly PickerOption[]) {
  const scope = picks.length > 0 ? 'products' : targets.includes('all') ? 'all' : 'kinds';
  return {
    unit: amount === null ? 'percent' : 'amount',
    value: amount === null ? String(percent) : rupiahText(amount),
    scope,
    ...(scope !== 'all' && { targets: targets.length === 1 ? targets[0] : targets }),
  };
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const localTime = (moment: string | null) =>
  moment === null ? '' : `${dayOf(moment)}T${formatTime(moment).replace('.', ':')}`;

function valuesOf({ title, starts_at, ends_at, is_locked, ...discount }: Discount) {
  return {
    title,
    starts_at: localTime(starts_at),
    ends_at: localTime(ends_at),
    minimum: discount.minimum === 0 ? '' : rupiahText(discount.minimum),
    max_uses: textOf(discount.max_uses),
    max_uses_per_buyer: textOf(discount.max_uses_per_buyer),
    ...(!is_locked && { periods: textOf(discount.periods) }),
    first_purchase_only: discount.first_purchase_only ? 'on' : '',
    emails: discount.emails.join('\n'),
  };
}
