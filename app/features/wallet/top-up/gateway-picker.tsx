import { RadioList } from '#app/components/ui/radio-list.tsx';
import type { OfferedGateway } from '#contract/account/wallet.ts';
import { walletCopy } from '#messages/wallet.ts';
import { formatRupiah, type Rupiah, toRupiah } from '#shared/money.ts';

interface Props {
  /** In the shop's order; the first one is the default. */
  readonly gateways: readonly OfferedGateway[];
}

/** Hidden when there is only one. */
export function GatewayPicker({ gateways }: Props) {
  if (gateways.length < 2) return null;
  return (
    <RadioList
      legend={walletCopy.method}
      name="payment_method"
      options={gateways.map(({ name, label, hint, minimum_bigint }) => ({
        value: name,
        label,
        hint: (
          <>
            {hint} <Minimum amount={toRupiah(minimum_bigint)} />
          </>
        ),
      }))}
    />
  );
}

function Minimum({ amount }: { readonly amount: Rupiah }) {
  if (amount <= 1) return null;
  return (
    <span className="num whitespace-nowrap">
      {walletCopy.from} {formatRupiah(amount)}.
    </span>
  );
}
