import { useEffect, useId, useRef } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { BumpOffer, countShownBumps } from '#contract/order-bumps/order-bumps.ts';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { BUMPS, bumpPriceField, CHECKOUT_FORM } from '../form/checkout-form-names.ts';

interface Props {
  readonly bumps: readonly BumpOffer[];
  readonly posted: readonly string[];
  readonly onChange: (taken: readonly string[]) => void;
}

export function CheckoutBumps({ bumps, posted, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const report = () => {
    const ticks = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    onChange([...ticks].map(({ value }) => value));
  };
  const reportFirst = useRef(report);
  useEffect(() => reportFirst.current(), []);
  useCountShown(bumps);
  return (
    <section aria-label={copy.bumps}>
      <ul ref={list} onChange={report} className="border-line border-t">
        {bumps.map((bump) => (
          <BumpRow key={bump.id} bump={bump} isPosted={posted.includes(bump.id)} />
        ))}
      </ul>
      <p className="hidden pb-3 text-ink-3 text-small noscript:block">{copy.bumpAdded}</p>
    </section>
  );
}

interface RowProps {
  readonly bump: BumpOffer;
  readonly isPosted: boolean;
}

function BumpRow({ bump: { id, title, pitch, price, price_before }, isPosted }: RowProps) {
  const hint = useId();
  return (
    <li className="border-line border-t border-dashed first:border-t-0">
      <label className="grid min-h-tap cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 py-3 hover:bg-soft -mx-2 rounded-control px-2">
        <input
          type="checkbox"
          form={CHECKOUT_FORM}
          name={BUMPS}
          value={id}
          defaultChecked={isPosted}
          aria-describedby={hint}
          className="mt-0.5 shrink-0"
        />
        <span className="min-w-0 text-ui leading-snug">
          <b className="block font-semibold">{title}</b>
          <span id={hint} className="block text-ink-2 text-small">
            {pitch}
          </span>
        </span>
        <span className="num text-right text-ui">
          <b className="block whitespace-nowrap font-semibold">+ {formatRupiah(price)}</b>
          {price < price_before && (
            <Money amount={price_before} struck className="block whitespace-nowrap text-small" />
          )}
        </span>
      </label>
      <input type="hidden" form={CHECKOUT_FORM} name={bumpPriceField(id)} value={price} />
    </li>
  );
}

/** Counts once each time a browser opens the page, so that prefetches and robots are not counted. */
function useCountShown(bumps: readonly BumpOffer[]) {
  const ids = useRef(bumps.map(({ id }) => id));
  useEffect(() => {
    void browserClient.call<typeof countShownBumps>(
      { method: 'post', path: '/api/checkout/bumps/shown' },
      { body: { ids: ids.current } },
    );
  }, []);
}
