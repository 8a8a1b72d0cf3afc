import type { ReactNode } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { cn } from '#app/lib/cn.ts';
import { saasSetupCopy } from '#messages/services/saas-setup.ts';
import { formatSignedRupiah, rupiah } from '#shared/money/money.ts';
import { firstMonthTotal, saasPackage } from '#shared/shop/saas-package.ts';

interface SetupPricingProps {
  readonly stamp?: { readonly state: string; readonly money: string } | null;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Drawn as a till's receipt (PUB-009 to PUB-012). */
export function SetupPricing({ stamp = null, className, children }: SetupPricingProps) {
  const copy = saasSetupCopy.nota;
  return (
    <Nota
      label={copy.label}
      title={copy.title}
      note={copy.note}
      hasSlot
      className={cn('max-w-[440px]', className)}
    >
      <PricingLines />
      <p className={cn('mt-5 text-ink-2 text-small', stamp !== null && 'mb-24')}>{copy.foot}</p>
      {children}
      {stamp !== null && <Stamp {...stamp} />}
    </Nota>
  );
}

function PricingLines() {
  const copy = saasSetupCopy.nota;
  const { setup, retainer, retainer_before, cashback } = saasPackage;
  return (
    <dl>
      <PricingLine label={copy.setup.label}>
        <small className="font-normal text-ink-3 text-small">{copy.setup.before} </small>
        <Money amount={setup} />
      </PricingLine>
      <PricingLine label={copy.retainer.label}>
        <Money amount={retainer_before} struck className="block font-normal text-small" />
        <span className="whitespace-nowrap">
          <Money amount={retainer} />
          <small className="font-normal text-ink-3 text-small"> {copy.retainer.after}</small>
        </span>
      </PricingLine>
      <PricingLine label={copy.cashback}>
        <span className="num text-credit">{formatSignedRupiah(rupiah(-cashback))}</span>
      </PricingLine>
      <div className="border-ink border-t-3 border-double pt-4">
        <dt className="text-ink-2">{copy.total}</dt>
        <dd className="figures mt-1 text-[clamp(2rem,1.6rem+1.6vw,2.625rem)] leading-tight">
          <small className="font-normal text-ink-3 text-small">{copy.setup.before} </small>
          <Money amount={firstMonthTotal(saasPackage)} className="font-medium" />
        </dd>
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-4 border-line border-t border-dashed pt-3">
        <dt className="text-ink-2 text-small">{copy.after}</dt>
        <dd className="whitespace-nowrap text-right text-small">
          <Money amount={retainer} className="font-semibold" /> {copy.retainer.after}
        </dd>
      </div>
    </dl>
  );
}

function PricingLine({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-t border-dashed py-3.5 first:border-t-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}

function Stamp({ state, money }: NonNullable<SetupPricingProps['stamp']>) {
  return (
    <p className="-rotate-[7deg] absolute right-6 bottom-11 rounded-small border-2 border-credit bg-lift px-3.5 py-1.5 text-center text-credit leading-tight">
      <b className="block font-bold text-t3 uppercase tracking-[0.06em]">{state}</b>
      <span className="text-small">{money}</span>
    </p>
  );
}
