import { useField } from '@conform-to/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { MAX_PICKS_FOUND, type PickerOption, SearchPicker } from '#app/components/admin/search-picker.tsx';
import { CheckboxField, CheckboxGroupField } from '#app/components/form/checkbox-fields.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { FormField, TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { RadioList } from '#app/components/ui/radio-list.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listDiscountTargets } from '#contract/discounts/admin.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { discountFormCopy as copy } from '#messages/discounts/admin.ts';
import { succeed } from '#shared/result.ts';
import { oneTimeTypes } from '#shared/shop/catalog.ts';

const methods = ['code', 'batch', 'automatic', 'retention'] as const;
const units = ['percent', 'amount'] as const;
const scopes = ['all', 'kinds', 'products'] as const;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t pt-6">
      <h2 className="text-t3">{title}</h2>
      {children}
    </section>
  );
}

export function KindFields() {
  return (
    <RadioList
      legend={copy.method}
      name="method"
      options={methods.map((value) => ({ value, label: copy.methods[value], hint: copy.methodHints[value] }))}
    />
  );
}

export function NameFields() {
  const [method] = useField<string>('method');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField name="title" label={copy.title} maxLength={120} />
      {method.value === 'code' && (
        <TextField name="code" label={copy.code} hint={copy.codeHint} autoComplete="off" maxLength={40} />
      )}
      {method.value === 'batch' && (
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField name="count" label={copy.count} inputMode="numeric" inputClassName="num" />
          <TextField name="prefix" label={copy.prefix} isOptional autoComplete="off" maxLength={12} />
        </div>
      )}
    </div>
  );
}

export function ValueFields() {
  const [unit] = useField<string>('unit');
  return (
    <Part title={copy.size}>
      <SegmentedFormField
        name="unit"
        label={copy.unit}
        choices={units.map((value) => ({ value, label: copy.units[value] }))}
        className="flex w-full sm:w-1/2"
      />
      <div className="sm:w-1/2">
        {unit.value === 'amount' ? (
          <RupiahFormField key="amount" name="value" label={copy.values.amount} required />
        ) : (
          <FormField key="percent" name="value" label={copy.values.percent}>
            {(control) => (
              <span className="relative block">
                <Input {...control} inputMode="numeric" maxLength={3} className="num pr-10" />
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-3"
                >
                  %
                </span>
              </span>
            )}
          </FormField>
        )}
      </div>
    </Part>
  );
}

interface AppliesFieldsProps {
  readonly products: readonly PickerOption[];
  readonly onProducts: (products: readonly PickerOption[]) => void;
}

export function AppliesFields({ products, onProducts }: AppliesFieldsProps) {
  const [scope] = useField<string>('scope');
  return (
    <Part title={copy.targets}>
      <SegmentedFormField
        name="scope"
        label={copy.targets}
        choices={scopes.map((value) => ({ value, label: copy.scopes[value] }))}
        className="flex w-full"
      />
      <DiscountTargets scope={scope.value ?? 'all'} products={products} onProducts={onProducts} />
    </Part>
  );
}

export function FixedTerms({ terms }: { readonly terms: string }) {
  return (
    <Part title={copy.fixed}>
      <p className="num flex items-center gap-2 font-semibold">
        <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        {terms}
      </p>
      <p className="text-ink-3 text-small">{copy.fixedHint}</p>
    </Part>
  );
}

interface ConditionFieldsProps {
  readonly isOpen?: boolean;
  readonly isUsed?: boolean;
}

export function ConditionFields({ isOpen = false, isUsed = false }: ConditionFieldsProps) {
  const [method] = useField<string>('method');
  const isAutomatic = method.value === 'automatic';
  return (
    <Part title={copy.limits}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField name="starts_at" label={copy.starts} hasTime isOptional />
        <DateField name="ends_at" label={copy.ends} hasTime isOptional />
        <TextField name="max_uses" label={copy.maxUses} isOptional inputMode="numeric" inputClassName="num" />
        <TextField
          name="max_uses_per_buyer"
          label={copy.maxUsesPerBuyer}
          isOptional
          inputMode="numeric"
          inputClassName="num"
        />
      </div>
      <Disclosure title={copy.more} isOpen={isOpen}>
        <div className="grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <RupiahFormField name="minimum" label={copy.minimum} />
            {!isUsed && (
              <TextField
                name="periods"
                label={copy.periods}
                hint={copy.periodsHint}
                isOptional
                inputMode="numeric"
                inputClassName="num"
              />
            )}
          </div>
          <div hidden={isAutomatic} className="grid gap-4 [&[hidden]]:hidden">
            <CheckboxField name="first_purchase_only" isOptional>
              {copy.firstPurchase}
            </CheckboxField>
            <TextareaField
              name="emails"
              label={copy.emails}
              hint={copy.emailsHint}
              isOptional
              rows={2}
              maxLength={50_000}
            />
          </div>
        </div>
      </Disclosure>
    </Part>
  );
}

async function searchTargets(words: string) {
  const found = await browserClient.call<typeof listDiscountTargets>(
    { method: 'get', path: '/api/admin/discounts/targets' },
    { query: { search: words, limit: MAX_PICKS_FOUND } },
  );
  if (!found.ok) return found;
  const { targets, total } = found.value;
  return succeed({ choices: targets.map(({ target: value, label }) => ({ value, label })), total });
}

interface DiscountTargetsProps {
  readonly scope: string;
  readonly products: readonly PickerOption[];
  readonly onProducts: (products: readonly PickerOption[]) => void;
}

function DiscountTargets({ scope, products, onProducts }: DiscountTargetsProps) {
  const kinds = Object.fromEntries([
    ['subscriptions', copy.subscriptions],
    ...oneTimeTypes
      .filter((type) => type !== 'freebie')
      .map((type) => [`type:${type}`, copy.kindOf(productTypeLabels[type])] as const),
  ]);
  if (scope === 'kinds')
    return (
      <CheckboxGroupField name="targets" label={copy.kinds} options={Object.keys(kinds)} labels={kinds} />
    );
  if (scope !== 'products') return null;
  return (
    <SearchPicker
      label={copy.products}
      name="targets"
      isMany
      search={searchTargets}
      initial={products}
      onChange={onProducts}
    />
  );
}
