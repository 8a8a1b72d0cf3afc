import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { refreshCart } from '#app/hooks/cart/use-cart.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useSendOnce } from '#app/hooks/use-send-once.ts';
import { hasLinkedCode } from '#app/lib/has-linked-code.ts';
import { toast } from '#app/lib/toast.ts';
import { purchaseCopy } from '#messages/checkout/purchase.ts';
import { rupiah, toRupiah } from '#shared/money/money.ts';
import { saysWhatWasBought } from '#shared/shop/bought-page.ts';
import { amountDue, checkoutPath, type PurchaseItem } from './purchase-item.ts';

export type PurchaseResult =
  | {
      readonly ok: true;
      readonly to: string;
    }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly missing_fields: readonly string[];
    };

export interface Purchase {
  readonly product: PurchaseItem | null;
  readonly isBusy: boolean;
  /** Profile fields missing for a free product; null: none required. */
  readonly missingFields: readonly string[] | null;
  /** Opens the checkout page for visitors, personal prices and uncovered amounts (DECISIONS 54). */
  start(product: PurchaseItem): void;
  confirm(): void;
  cancel(): void;
}

interface PurchaseOptions {
  readonly onGranted?: () => void;
}

/** The key lasts from start to end, so that a double click or a retry after a lost answer buys once (DECISIONS 8). */
export function usePurchase({ onGranted }: PurchaseOptions = {}): Purchase {
  const [product, setProduct] = useState<PurchaseItem | null>(null);
  const [missingFields, setMissingFields] = useState<readonly string[] | null>(null);
  const key = useRef('');
  const latest = useRef<PurchaseItem | null>(null);
  const sendOnce = useSendOnce();
  const fetcher = useFetcher<PurchaseResult>();
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const submitPurchase = (wanted: PurchaseItem) => {
    if (fetcher.state !== 'idle') return;
    const fields = { ...toFormFields(wanted), idempotency_key: key.current };
    sendOnce(() => {
      latest.current = wanted;
      return fetcher.submit(fields, { method: 'post', action: '/user/checkout' });
    });
  };
  // Runs only after the pages on screen were revalidated: a navigation that begins before that can end on the old page.
  const handlers = {
    done: () => setProduct(null),
    words: () => successToast(latest.current, pathname),
    granted: onGranted ?? ((to: string) => navigate(to)),
    lacksProfile: (fields: readonly string[]) => setMissingFields(fields),
    needsPage: () => latest.current !== null && navigate(checkoutPath(latest.current)),
  };
  useOnResult(fetcher.state === 'idle' ? fetcher.data : undefined, handlers);

  const startPurchase = (wanted: PurchaseItem) => {
    key.current = crypto.randomUUID();
    if (wanted.price === 0) submitPurchase(wanted);
    else setProduct(wanted);
  };

  return {
    product,
    isBusy: fetcher.state !== 'idle',
    missingFields,
    start: (wanted) => {
      const isPriced = wanted.is_bundle === true || (wanted.price > 0 && hasLinkedCode());
      const isCovered = viewer !== null && toRupiah(viewer.wallet.balance_bigint) >= amountDue(wanted);
      if (!isCovered || isPriced) void navigate(checkoutPath(wanted));
      else startPurchase(wanted);
    },
    confirm: () => product !== null && submitPurchase(product),
    cancel: () => {
      setProduct(null);
      setMissingFields(null);
    },
  };
}

function toFormFields({ id, price, subscription }: PurchaseItem): Record<string, string | number> {
  if (subscription === undefined) return { product_id: id, price };
  const { plan, with_trial } = subscription;
  return { product_id: id, price, plan, with_trial: String(with_trial) };
}

export function successToast(wanted: PurchaseItem | null, pathname: string) {
  const granted = wanted?.subscription === undefined ? purchaseCopy.granted : purchaseCopy.subscribed;
  return { granted, failedTitle: purchaseErrorTitle(pathname, wanted) };
}

interface PurchaseHandlers {
  readonly done: () => void;
  readonly words: () => {
    readonly granted: { readonly title: string; readonly text: string };
    readonly failedTitle: string;
  };
  readonly granted: (to: string) => void;
  readonly lacksProfile: (fields: readonly string[]) => void;
  readonly needsPage: () => void;
}

/** Reacts once to each answer, outside of React, because it shows toasts and navigates. */
function useOnResult(answer: PurchaseResult | undefined, react: PurchaseHandlers): void {
  const { refresh } = useViewer();
  const latest = useRef(react);
  latest.current = react;
  useEffect(() => {
    // The reaction's return value must not become the effect's clean-up: a navigation returns a promise.
    if (answer !== undefined) handleResult(answer, latest.current, refresh);
  }, [answer, refresh]);
}

export function handleResult(
  answer: PurchaseResult,
  react: PurchaseHandlers,
  refresh: () => Promise<void>,
): void {
  if (answer.ok) {
    react.done();
    const { granted } = react.words();
    if (!saysWhatWasBought(answer.to)) toast.success(granted.title, { description: granted.text });
    void refresh();
    void refreshCart();
    react.granted(answer.to);
  } else if (answer.code === 'UNAUTHENTICATED' || answer.code === 'INSUFFICIENT_BALANCE') {
    void refresh().then(react.needsPage);
  } else if (answer.code === 'PROFILE_INCOMPLETE') {
    react.lacksProfile(answer.missing_fields);
  } else {
    react.done();
    void refresh();
    toast.error(refusalTitle(answer.code) ?? react.words().failedTitle, { description: answer.message });
  }
}

function refusalTitle(code: string): string | undefined {
  const titles: Readonly<Record<string, string | undefined>> = purchaseCopy.refusalTitles;
  return titles[code];
}

/**
 * Services and the portal have their own titles; elsewhere the title depends on whether the product had a price
 * (ERR-038, ERR-039, ERR-069, ERR-070).
 */
export function purchaseErrorTitle(
  pathname: string,
  product: Pick<PurchaseItem, 'price' | 'subscription'> | null,
): string {
  if (product?.subscription !== undefined) return purchaseCopy.subscribeFailed;
  if (pathname.startsWith('/user')) return purchaseCopy.failedInPortal;
  return product?.price === rupiah(0) ? purchaseCopy.accessFailed : purchaseCopy.failedTitle;
}
