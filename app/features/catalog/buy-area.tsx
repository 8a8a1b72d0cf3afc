import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { ProductAccess } from '#app/hooks/use-owned-products.ts';
import { usePressWhenReady } from '#app/hooks/use-press-when-ready.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { ownedProductPath } from './product-meta.ts';

interface Labels {
  readonly free: string;
  readonly paid: string;
  readonly busy: string;
  readonly checking?: string;
}

interface Props {
  readonly product: ProductDetail;
  readonly access: ProductAccess;
  readonly isBusy: boolean;
  readonly labels?: Labels;
  readonly isBare?: boolean;
  readonly onBuy: () => void;
}

export function BuyArea({ product, access, isBusy, labels = productCopy.dialog, isBare, onBuy }: Props) {
  const { isWaiting, press } = usePressWhenReady(access !== 'checking', () => access !== 'owned' && onBuy());
  if (access === 'owned') return <OwnedNotice product={product} />;
  if (product.is_subscription && product.availability === 'available') return <Plans product={product} />;
  if (product.type === 'consultation' && product.availability === 'available')
    return <Times product={product} />;
  if (product.availability !== 'available')
    return <WaitingAction product={product} isBare={isBare === true} />;
  const state = buttonState({ product, access, isBusy: isBusy || isWaiting, labels });
  return (
    <CheckoutForm
      slug={product.slug}
      onOpen={press}
      className="grid gap-1.5 max-sm:w-full sm:justify-items-end"
    >
      <Button type="submit" disabled={state.isDisabled} aria-busy={isBusy || isWaiting}>
        {state.text}
      </Button>
      {state.note !== null && isBare !== true && (
        <p className={`text-ink-2 text-small sm:text-right ${access === 'checking' ? 'known:hidden' : ''}`}>
          {state.note}
        </p>
      )}
    </CheckoutForm>
  );
}

interface ButtonState {
  readonly text: string;
  readonly isDisabled: boolean;
  readonly note: string | null;
}

function buttonState({
  product,
  access,
  isBusy,
  labels,
}: Required<Omit<Props, 'onBuy' | 'isBare'>>): ButtonState {
  if (isBusy) return { text: labels.busy, isDisabled: true, note: null };
  if (access === 'checking' && labels.checking !== undefined) {
    return { text: labels.checking, isDisabled: true, note: null };
  }
  const text = product.price === 0 ? labels.free : labels.paid;
  // Shown from the first paint, so that nothing moves when the viewer turns out to be a visitor.
  const isVisitor = access === 'visitor' || access === 'checking';
  return { text, isDisabled: false, note: isVisitor ? productCopy.noAccount : null };
}

const unavailable = {
  coming_soon: 'comingSoon',
  closed: 'closed',
  full: 'full',
  out_of_stock: 'outOfStock',
} as const;

function WaitingAction({ product, isBare }: Pick<Props, 'product'> & { readonly isBare: boolean }) {
  const { availability, slug } = product;
  if (availability === 'available') return null;
  return (
    <div className="grid gap-2.5 max-sm:w-full sm:justify-items-end">
      <p className="text-ink-2 text-ui sm:text-right">
        <b className="font-semibold text-ink">{catalogCopy[unavailable[availability]]}</b>
        {availability === 'coming_soon' && !isBare && ` · ${productCopy.comingSoonNote}`}
      </p>
      <Button asChild className="max-sm:w-full">
        <Link to={waitPath(slug)}>{catalogCopy.tellMe}</Link>
      </Button>
    </div>
  );
}

function Plans({ product }: Pick<Props, 'product'>) {
  const { slug, auto_renewal, trial_period_days } = product;
  return (
    <div className="grid gap-1.5 max-sm:w-full sm:justify-items-end">
      <Button asChild className="max-sm:w-full">
        <Link to={`/subscription/${slug}`}>{productCopy.choosePlan}</Link>
      </Button>
      {auto_renewal && trial_period_days > 0 && (
        <p className="text-ink-2 text-small sm:text-right">{productCopy.trial(trial_period_days)}</p>
      )}
    </div>
  );
}

/** A time is chosen first, and then paid (DECISIONS 65). */
function Times({ product }: Pick<Props, 'product'>) {
  return (
    <Button asChild className="max-sm:w-full">
      <Link to={`/book/${product.slug}`}>{productCopy.chooseTime}</Link>
    </Button>
  );
}

function OwnedNotice({ product }: Pick<Props, 'product'>) {
  const { to, label } = ownedProductPath(product);
  return (
    <div className="grid gap-1.5 max-sm:w-full sm:justify-items-end">
      <Button asChild variant="outline" className="max-sm:whitespace-normal max-sm:px-4 max-sm:text-center">
        <Link to={to}>{label}</Link>
      </Button>
      <p className="flex items-center gap-1 text-credit text-small">
        <Check aria-hidden className="size-4" />
        {productCopy.hasAccess}
      </p>
    </div>
  );
}
