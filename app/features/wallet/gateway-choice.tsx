import type { OfferedGateway } from '#contract/account/wallet.ts';
import { formatRupiah, toRupiah } from '#shared/money.ts';
import { walletCopy } from './wallet-copy.ts';

interface Props {
  /** In the order of the shop; the first one is chosen from the beginning. */
  readonly gateways: readonly OfferedGateway[];
}

/** How to pay. With one way there is nothing to choose, and nothing is shown. */
export function GatewayChoice({ gateways }: Props) {
  if (gateways.length < 2) return null;
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold text-ui">{walletCopy.method}</legend>
      <div className="mt-2 overflow-hidden rounded-card border border-line-strong">
        {gateways.map((gateway, index) => (
          <GatewayOption key={gateway.name} gateway={gateway} isFirst={index === 0} />
        ))}
      </div>
    </fieldset>
  );
}

function GatewayOption({
  gateway,
  isFirst,
}: {
  readonly gateway: OfferedGateway;
  readonly isFirst: boolean;
}) {
  const { name, label, hint, minimum_bigint } = gateway;
  const minimum = toRupiah(minimum_bigint);
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-3 border-line border-t px-3.5 py-3 first:border-0 hover:bg-soft has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:-outline-offset-2">
      <input
        type="radio"
        name="payment_method"
        value={name}
        defaultChecked={isFirst}
        className="mt-0.5 size-5 shrink-0 accent-action outline-none"
      />
      <span className="min-w-0">
        <b className="block font-semibold text-ui">{label}</b>
        <span className="block text-ink-3 text-small">
          {hint}{' '}
          {minimum > 1 && (
            <span className="num whitespace-nowrap">
              {walletCopy.from} {formatRupiah(minimum)}.
            </span>
          )}
        </span>
      </span>
    </label>
  );
}
