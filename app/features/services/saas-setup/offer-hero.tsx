import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { DialogForm } from '#app/components/dialogs/dialog-form.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { saasSetupCopy } from '#messages/services/saas-setup.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import { firstMonthTotal, saasPackage } from '#shared/shop/saas-package.ts';
import { SAAS_SETUP_SLUG } from '#shared/shop/services.ts';
import { SetupPricing } from './setup-pricing.tsx';

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
