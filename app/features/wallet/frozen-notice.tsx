import { Link } from 'react-router';
import type { Wallet } from '#contract/wallet/wallet.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';

export function FrozenNotice({ wallet }: { readonly wallet: Wallet }) {
  if (wallet.is_active) return null;
  return (
    <section aria-labelledby="frozen-wallet" className="notice mb-6">
      <h2 id="frozen-wallet" className="font-semibold">
        {walletCopy.frozen.title}
      </h2>
      {reasonsOf(wallet).map((reason) => (
        <p key={reason} className="mt-1 max-w-[60ch] text-ink-2">
          {reason}
        </p>
      ))}
      <Link
        to="/user/support"
        className="inline-flex min-h-tap items-center font-semibold text-link underline-offset-4 hover:underline"
      >
        {walletCopy.frozen.help}
      </Link>
    </section>
  );
}

function reasonsOf({ dispute }: Wallet): readonly string[] {
  if (dispute === null) return [walletCopy.frozen.byStaff];
  const { open_bigint, claim_bigint } = dispute;
  return [
    ...(open_bigint > 0 ? [walletCopy.frozen.open(open_bigint)] : []),
    ...(claim_bigint > 0 ? [walletCopy.frozen.claim(claim_bigint)] : []),
  ];
}
