import { ExternalLink } from 'lucide-react';
import { Money } from '#app/components/commerce/money.tsx';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import type { getAdminProduct } from '#contract/catalog/admin-products.ts';
import { previewCopy as copy, productKindCopy } from '#messages/catalog/admin.ts';
import { fieldValueCopy } from '#messages/catalog/admin-product-editing.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import type { ProductKind } from '../product-kind.ts';
import type { ProductRow } from './fetch-products.ts';

const products = createQuery({
  name: 'admin-product',
  read: (id: string) =>
    browserClient.call<typeof getAdminProduct>(
      { method: 'get', path: '/api/admin/products/{id}' },
      { params: { id } },
    ),
});

interface PreviewDialogProps {
  readonly kind: ProductKind;
  readonly product: ProductRow;
  readonly onClose: () => void;
}

/** APRD-014 to APRD-019, APRD-032 to APRD-034 */
export function PreviewDialog({ kind, product, onClose }: PreviewDialogProps) {
  const { answer, isFailing } = useQuery(products, product.id);
  return (
    <DialogFrame
      size="medium"
      title={productKindCopy[kind.name].detail}
      text={product.title}
      actions={<PreviewActions slug={product.slug} onClose={onClose} />}
      onClose={onClose}
    >
      {answer?.ok ? (
        <ProductDetails product={answer.value.product} />
      ) : answer === undefined && !isFailing ? (
        <Skeleton className="h-80 w-full rounded-card" />
      ) : (
        <ErrorState title={copy.failed} />
      )}
    </DialogFrame>
  );
}

function PreviewActions({ slug, onClose }: Pick<PreviewDialogProps, 'onClose'> & { readonly slug: string }) {
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {copy.close}
      </Button>
      <Button asChild>
        <a href={`/product/${slug}`} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {copy.site}
        </a>
      </Button>
    </>
  );
}

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
