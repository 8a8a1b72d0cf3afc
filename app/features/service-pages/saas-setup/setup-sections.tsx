import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { DialogForm } from '#app/components/dialogs/dialog-form.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { saasSetupCopy } from '#messages/service-pages/saas-setup.ts';
import { formatRupiah, formatSignedRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import { firstMonthTotal, saasPackage } from '#shared/shop/saas-package.ts';
import { SAAS_SETUP_SLUG } from '#shared/shop/service-pages.ts';

export interface ProceedProps {
  readonly onProceed: () => void;
}

interface OfferHeroProps extends ProceedProps {
  /** Null: the set-up is not for sale. */
  readonly price: Rupiah | null;
  readonly isPaid: boolean;
}

export function OfferHero({ onProceed, price, isPaid }: OfferHeroProps) {
  const { title, lede, action, plan, note, pay, payNote } = saasSetupCopy.hero;
  const { paid } = saasSetupCopy;
  return (
    <section id="hero" className="relative isolate overflow-hidden border-line border-b">
      <Motif
        name="horizon"
        className="lg:-right-[28%] mask-l-from-55% mask-l-to-85% -z-10 absolute right-0 bottom-0 h-[240px] w-full lg:h-[336px]"
      />
      <div className="wrap grid gap-x-16 gap-y-12 grid-cols-[minmax(0,1fr)] pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_440px] lg:pt-16 lg:pb-24">
        <div className="lg:self-center">
          <h1 className="max-w-[10em] text-display sm:max-lg:text-[3.25rem]">{title}</h1>
          <p className="mt-5 max-w-[32em] text-ink-2 text-lede">{lede}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <DialogForm action="/contact" onOpen={onProceed} className="grid max-sm:flex-auto">
              <Button type="submit" size="lg" className="max-sm:px-4">
                {action} <ArrowRight aria-hidden="true" />
              </Button>
            </DialogForm>
            <Button asChild size="lg" variant="outline" className="max-sm:flex-auto">
              <a href="#jadwal">{plan}</a>
            </Button>
          </div>
          <p className="mt-4 max-w-[36em] text-ink-2 text-small">{note}</p>
        </div>
        <div className="grid w-full max-w-[440px] grid-cols-[minmax(0,1fr)] content-start gap-4 max-lg:justify-self-center">
          <SetupPricing stamp={isPaid ? paid.stamp : null}>
            {price !== null && !isPaid && (
              <>
                <p className="mt-5 text-ink-2 text-small">
                  {payNote(formatRupiah(rupiah(firstMonthTotal(saasPackage) - price)))}
                </p>
                <Button asChild variant="outline" block className="mt-3">
                  <Link to={`/checkout/${SAAS_SETUP_SLUG}`}>{pay(formatRupiah(price))}</Link>
                </Button>
              </>
            )}
          </SetupPricing>
          {isPaid && (
            <p role="status" className="px-4 text-ink-2 text-ui">
              {paid.text}
            </p>
          )}
          {price !== null && isPaid && (
            <Button asChild size="lg" variant="outline" className="mx-4">
              <Link to={`/user/purchases/${SAAS_SETUP_SLUG}`}>{paid.open}</Link>
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

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

const steps = [
  { name: 'record', from: 1, to: 1 },
  { name: 'install', from: 2, to: 2 },
  { name: 'test', from: 2, to: 3 },
  { name: 'handOver', from: 4, to: 4 },
  { name: 'maintain', from: 5, to: 5 },
] as const;

const rowClasses = 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-14';

export function WeeksSection() {
  const copy = saasSetupCopy.weeks;
  return (
    <section
      id="jadwal"
      data-plane="night"
      className="bg-night py-section text-on-night"
      aria-labelledby="weeks-title"
    >
      <div className="wrap">
        <div className="grid gap-5 pb-10 lg:grid-cols-[5fr_7fr] lg:items-end lg:gap-x-14 lg:pb-14">
          <h2 id="weeks-title" className="text-t1">
            {copy.title}
          </h2>
          <p className="max-w-[32em] text-on-night-2">{copy.lede}</p>
        </div>
        <div aria-hidden="true" className={cn(rowClasses, 'pb-3 max-lg:hidden')}>
          <ul className="col-start-2 grid grid-cols-5 gap-1 text-on-night-2 text-small">
            {copy.columns.map((column) => (
              <li key={column}>{column}</li>
            ))}
          </ul>
        </div>
        <ol>
          {steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ name, from, to }: (typeof steps)[number]) {
  const { yours, steps: texts } = saasSetupCopy.weeks;
  const step = texts[name];
  return (
    <li className={cn(rowClasses, 'border-night-line border-t py-6')}>
      <div>
        <p className="num text-on-night-2 text-small">{step.when}</p>
        <h3 className="mt-1 text-t2">{step.title}</h3>
      </div>
      <div className="max-lg:mt-3">
        <Bar from={from} to={to} />
        <div className="mt-4 grid gap-x-8 gap-y-1.5 text-ui sm:grid-cols-[7fr_5fr]">
          <p className="text-on-night-2">{step.text}</p>
          <p>
            <b className="font-semibold text-night-dawn">{yours}:</b> {step.yours}
          </p>
        </div>
      </div>
    </li>
  );
}

interface BarProps {
  /** Counted from 1. */
  readonly from: number;
  readonly to: number;
}

function Bar({ from, to }: BarProps) {
  return (
    <span aria-hidden="true" className="grid grid-cols-5 gap-1">
      {saasSetupCopy.weeks.columns.map((column, index) => {
        const isOn = index + 1 >= from && index + 1 <= to;
        return (
          <i key={column} className={cn('h-2.5 rounded-full', isOn ? 'bg-night-dawn' : 'bg-night-line')} />
        );
      })}
    </span>
  );
}
