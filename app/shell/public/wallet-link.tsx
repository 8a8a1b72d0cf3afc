import { Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import type { Viewer } from '#contract/account/session.ts';
import { shellCopy as copy } from '#messages/shell/shell.ts';
import { toRupiah } from '#shared/money/money.ts';

export function WalletLink({ viewer }: { readonly viewer: Viewer }) {
  return (
    <Link
      to="/user/billing"
      className="inline-flex min-h-tap items-center gap-2.5 rounded-control px-3.5 font-semibold text-ui shadow-[inset_0_0_0_1px_var(--control-line)] hover:bg-soft focus-visible:rounded-control"
    >
      <Wallet aria-hidden="true" className="size-5 text-credit" />
      <span className="sr-only">{copy.balance} </span>
      <Money amount={toRupiah(viewer.wallet.balance_bigint)} />
    </Link>
  );
}
