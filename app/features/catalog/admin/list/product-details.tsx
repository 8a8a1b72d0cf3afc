import { Money } from '#app/components/commerce/money.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { previewCopy as copy } from '#messages/catalog/admin.ts';
import { fieldValueCopy } from '#messages/catalog/admin-product-editing.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

const formatMoment = (iso: string) => `${formatCardDate(iso)}, ${formatTime(iso)} WIB`;

type Detail = readonly [string, string];

/** APRD-015, APRD-016 */
function subscriptionDetails(product: AdminProduct): readonly Detail[] {
  const { billing_cycle, auto_renewal, trial_period_days } = product;
  if (billing_cycle === null) return [];
  return [
    [copy.fields.billing, fieldValueCopy.per(billingCycleLabels[billing_cycle])],
    [copy.fields.renewal, auto_renewal ? fieldValueCopy.yes : fieldValueCopy.no],
    [copy.fields.trial, copy.days(trial_period_days)],
  ];
}

export function ProductDetails({ product }: { readonly product: AdminProduct }) {
  const { price, original_price, short_description, description } = product;
  const facts: readonly Detail[] = [
    [copy.fields.slug, product.slug],
    [copy.fields.type, productTypeLabels[product.type]],
    ...subscriptionDetails(product),
    [copy.fields.currency, product.currency],
    [copy.fields.sortOrder, String(product.sort_order)],
    [copy.fields.created, formatMoment(product.created_at)],
    [copy.fields.updated, formatMoment(product.updated_at)],
  ];
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-baseline gap-x-3 figures text-amount font-semibold">
        <Money amount={price} />
        {original_price !== null && original_price > price && (
          <Money amount={original_price} struck className="font-normal text-ui" />
        )}
      </p>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-line border-t py-2.5 text-ui"
          >
            <dt className="text-ink-3 text-small">{name}</dt>
            <dd className="num min-w-0 whitespace-normal break-words text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className="mb-1 text-ink-3 text-small">{copy.fields.short}</h3>
        <p className="text-ui">{short_description ?? '—'}</p>
      </section>
      <section>
        <h3 className="mb-1 text-ink-3 text-small">{copy.fields.long}</h3>
        {description === '' ? <p>—</p> : <Prose html={description} className="text-ui" />}
      </section>
    </div>
  );
}
