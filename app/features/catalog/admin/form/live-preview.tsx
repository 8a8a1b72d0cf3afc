import { useState } from 'react';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { linkText } from '#app/components/commerce/product-link.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { livePreviewCopy as copy } from '#messages/catalog/admin-product-editing.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import { slugOf } from '#shared/content/slug.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import type { ProductKind } from '../product-kind.ts';
import { formatAmount, formatCycle, mediaOf, plainText } from '../values/format-field-value.ts';
import type { ProductValues } from '../values/product-values.ts';

interface LivePreviewProps {
  readonly kind: ProductKind;
  readonly values: ProductValues;
}

const faces = ['card', 'page'] as const;

/** A shop card, or the product's own page (APRD-051, APRD-061, APRD-062, APRD-082 to APRD-085). */
export function LivePreview({ kind, values }: LivePreviewProps) {
  const [face, setFace] = useState<(typeof faces)[number]>('card');
  const { title, type, short_description } = values;
  const isComing = values.coming_soon === 'true';
  const cover = mediaOf(values).find((medium) => medium.type === 'image')?.url ?? null;
  return (
    <>
      <Segmented
        label={copy.shown}
        choices={faces.map((value) => ({ value, label: copy[value] }))}
        value={face}
        onChange={setFace}
        className="flex"
      />
      <article className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="relative aspect-[16/10] overflow-hidden rounded-card">
          <ProductCover slug={values.slug || slugOf(title) || 'produk'} src={cover} form="wide" />
          {isComing && (
            <Badge variant="plate" className="absolute top-3 left-3">
              {copy.soon}
            </Badge>
          )}
        </div>
        <p className="text-ink-3 text-small">{productTypeLabels[type]}</p>
        <h3 className="break-words font-semibold text-t3">{title || copy.untitled}</h3>
        <p className={face === 'card' ? 'line-clamp-3 text-ink-2 text-ui' : 'text-ink-2 text-ui'}>
          {short_description || copy.noText}
        </p>
        <LivePrice values={values} />
        <Button disabled={isComing} tabIndex={-1} aria-hidden="true" block>
          {buttonLabel(kind, values)}
        </Button>
        {face === 'page' && <PageParts values={values} />}
      </article>
    </>
  );
}

function PageParts({ values }: Pick<LivePreviewProps, 'values'>) {
  const { features, files, description } = values;
  return (
    <>
      {values.cta_link !== '' && <p className="text-center text-link text-ui">{linkText(values)}</p>}
      <Plans values={values} />
      <Lines texts={features.map(({ text }) => text)} />
      {files.length > 0 && <h4 className="font-semibold text-ui">{copy.files}</h4>}
      <Lines texts={files.map(({ title }) => title)} />
      <p className="line-clamp-[12] break-words text-ink-2 text-ui empty:hidden">{plainText(description)}</p>
    </>
  );
}

function Lines({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="text-ui empty:hidden">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same while they are typed
        <li key={index} className="break-words border-line border-t py-1.5">
          {text || '—'}
        </li>
      ))}
    </ul>
  );
}

function buttonLabel(
  { is_subscription }: ProductKind,
  { coming_soon, price, type, cta_text }: ProductValues,
): string {
  if (coming_soon === 'true') return copy.soon;
  if (is_subscription) return isFree(price) ? copy.trial : copy.subscribe;
  if (type === 'freebie' && cta_text !== '') return cta_text;
  return isFree(price) ? copy.getFree : copy.buy;
}

/** Only an explicit 0 is free; an unreadable price is not. */
function isFree(text: string): boolean {
  const price = parseRupiah(text);
  return price.ok && price.value === 0;
}

function LivePrice({ values }: Pick<LivePreviewProps, 'values'>) {
  const [price, original] = [parseRupiah(values.price), parseRupiah(values.original_price)];
  if (values.coming_soon === 'true') {
    const day = values.launch_date === '' ? null : formatArticleDate(`${values.launch_date}:00+07:00`);
    return <p className="text-ui">{day === null ? copy.soon : copy.launch(day)}</p>;
  }
  if (!price.ok) return <p className="font-semibold text-t3 text-ink-3">{copy.noPrice}</p>;
  const saving = original.ok && original.value > price.value ? rupiah(original.value - price.value) : null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 figures font-semibold text-amount">
      {price.value === 0 ? copy.free : <Money amount={price.value} />}
      {values.billing_cycle !== '' && price.value > 0 && (
        <small className="font-normal text-ink-3 text-small">
          / {billingCycleLabels[values.billing_cycle]}
        </small>
      )}
      {original.ok && saving !== null && (
        <>
          <Money amount={original.value} struck className="font-normal text-ui" />
          <Badge variant="hot">{copy.save(formatRupiah(saving))}</Badge>
        </>
      )}
    </p>
  );
}

function Plans({ values }: Pick<LivePreviewProps, 'values'>) {
  if (values.variants.length === 0) return null;
  return (
    <section>
      <h4 className="mb-1 font-semibold text-ui">{copy.variants}</h4>
      <ul className="text-ui">
        {values.variants.map((variant, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new variant has no id yet
          <li key={index} className="flex justify-between gap-3 border-line border-t py-1.5">
            <span className="min-w-0 truncate">{variant.name || '—'}</span>
            <span className="num whitespace-nowrap">
              {formatAmount(variant.price) || copy.noPrice} / {formatCycle(variant.billing_cycle)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
