import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { openAuthDoor } from '#app/hooks/use-auth-door.ts';
import { refreshCart } from '#app/hooks/use-cart.ts';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { checkoutCopy, refusalTitles } from './checkout-copy.ts';
import { failedTitle } from './failed-title.ts';
import type { ProductToBuy } from './product-to-buy.ts';

/** What the checkout action answers. */
export type PurchaseAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly missing_fields: readonly string[];
    };

export interface Purchase {
  readonly product: ProductToBuy | null;
  readonly isBusy: boolean;
  /** Fields the profile lacks for a free product; null: not asked for. */
  readonly missingFields: readonly string[] | null;
  /** Starts buying: asks to log in, confirms a paid product, takes a free one at once. */
  start(product: ProductToBuy): void;
  confirm(): void;
  /** Keeps the purchase until a top-up has arrived, and leads to the top-up (DECISIONS 10). */
  postpone(): void;
  cancel(): void;
}

interface PurchaseOptions {
  /** Title of the toast after it. */
  readonly doneTitle?: string;
  /** What follows on the same page; without it the buyer is taken to their purchases. */
  readonly onGranted?: () => void;
}

/**
 * One purchase at a time. The idempotency key is made when the buyer starts and kept until the purchase is over,
 * so a double click or a retry after a lost answer can not buy twice (DECISIONS 8).
 */
export function usePurchase({ onGranted, doneTitle }: PurchaseOptions = {}): Purchase {
  const [product, setProduct] = useState<ProductToBuy | null>(null);
  const [missingFields, setMissingFields] = useState<readonly string[] | null>(null);
  const key = useRef('');
  const latest = useRef<ProductToBuy | null>(null);
  // The second click of a double click comes before the screen shows that the first one is on its way.
  const isSending = useRef(false);
  const fetcher = useFetcher<PurchaseAnswer>();
  const later = useFetcher<PurchaseAnswer>();
  const { viewer } = useViewer();
  const askToLogIn = useLoginFirst();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toPurchases = () =>
    navigate(latest.current?.subscription === undefined ? '/user/purchases' : '/user/subscriptions');

  const send = (wanted: ProductToBuy) => {
    if (isSending.current || fetcher.state !== 'idle') return;
    isSending.current = true;
    latest.current = wanted;
    const fields = { ...fieldsOf(wanted), idempotency_key: key.current };
    fetcher.submit(fields, { method: 'post', action: '/user/checkout' });
  };
  // Only when the pages on screen were read again: a navigation that begins before that can end on the old page.
  const reactions = {
    done: () => setProduct(null),
    arrived: () => {
      isSending.current = false;
    },
    words: () => wordsOf(latest.current, { pathname, doneTitle }),
    granted: onGranted ?? toPurchases,
    lacksProfile: (fields: readonly string[]) => setMissingFields(fields),
    loggedOut: () => askToLogIn(() => latest.current !== null && send(latest.current)),
  };
  useAnswer(fetcher.state === 'idle' ? fetcher.data : undefined, reactions);
  useAnswer(later.state === 'idle' ? later.data : undefined, reactions);

  const begin = (wanted: ProductToBuy) => {
    key.current = crypto.randomUUID();
    if (wanted.price === 0) send(wanted);
    else setProduct(wanted);
  };

  return {
    product,
    isBusy: fetcher.state !== 'idle' || later.state !== 'idle',
    missingFields,
    start: (wanted) => {
      if (viewer === null) askToLogIn(() => begin(wanted));
      else begin(wanted);
    },
    confirm: () => product !== null && send(product),
    postpone: () => {
      if (product === null || later.state !== 'idle') return;
      later.submit(fieldsOf(product), { method: 'post', action: '/user/intents' });
    },
    cancel: () => {
      setProduct(null);
      setMissingFields(null);
    },
  };
}

/** Says why, and opens the auth modal; what was wanted goes on after signing in (DECISIONS 37). */
function useLoginFirst(): (goOn: () => void) => void {
  const { pathname, search } = useLocation();
  return (goOn) => {
    toast.error(checkoutCopy.loginNeeded.title, { description: checkoutCopy.loginNeeded.text });
    openAuthDoor({ mode: 'login', goOn, returnTo: pathname + search });
  };
}

/** What is wanted, as the actions behind `/user/checkout` and `/user/intents` read it. */
function fieldsOf({ id, price, subscription }: ProductToBuy): Record<string, string | number> {
  if (subscription === undefined) return { product_id: id, price };
  const { plan, with_trial } = subscription;
  return { product_id: id, price, plan, with_trial: String(with_trial) };
}

interface Surroundings {
  readonly pathname: string;
  readonly doneTitle: string | undefined;
}

function wordsOf(wanted: ProductToBuy | null, { pathname, doneTitle }: Surroundings) {
  const { granted } = wanted?.subscription === undefined ? checkoutCopy : checkoutCopy.subscribe;
  return {
    granted: doneTitle === undefined ? granted : { ...granted, title: doneTitle },
    failedTitle: failedTitle(pathname, wanted),
  };
}

interface Reactions {
  readonly arrived: () => void;
  readonly done: () => void;
  /** Titles of the toasts: a subscription has its own. */
  readonly words: () => {
    readonly granted: { readonly title: string; readonly text: string };
    readonly failedTitle: string;
  };
  readonly granted: () => void;
  readonly lacksProfile: (fields: readonly string[]) => void;
  readonly loggedOut: () => void;
}

/** Reacts once to each answer of the checkout action: toasts and navigation lie outside React. */
function useAnswer(answer: PurchaseAnswer | undefined, react: Reactions): void {
  const { refresh } = useViewer();
  const latest = useRef(react);
  latest.current = react;
  useEffect(() => {
    // What a reaction returns must not become the effect's clean-up: a navigation returns a promise.
    if (answer !== undefined) settle(answer, latest.current, refresh);
  }, [answer, refresh]);
}

function settle(answer: PurchaseAnswer, react: Reactions, refresh: () => Promise<void>): void {
  react.arrived();
  if (answer.ok) {
    react.done();
    const { granted } = react.words();
    toast.success(granted.title, { description: granted.text });
    void refresh();
    // What was bought has left the cart, too.
    void refreshCart();
    react.granted();
  } else if (answer.code === 'UNAUTHENTICATED') {
    // The screen still shows somebody whose session is over; the modal would close at once for them.
    void refresh().then(react.loggedOut);
  } else if (answer.code === 'PROFILE_INCOMPLETE') {
    react.lacksProfile(answer.missing_fields);
  } else {
    react.done();
    void refresh();
    toast.error(titleOf(answer.code) ?? react.words().failedTitle, { description: answer.message });
  }
}

function titleOf(code: string): string | undefined {
  const titles: Readonly<Record<string, string | undefined>> = refusalTitles;
  return titles[code];
}
