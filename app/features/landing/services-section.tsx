import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import { SummaryCard } from '#app/components/commerce/summary-card.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { servicesCopy as copy } from '#messages/landing/offers.ts';
import { formatSignedRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import { firstMonthTotal, saasPackage } from '#shared/shop/saas-package.ts';
import { MENTORSHIP_FROM } from '#shared/shop/service-pages.ts';
import type { ServicePrices } from './service-prices.ts';

/** Rate card and setup package (PUB-004 to PUB-012, PUB-070). */
export function ServicesSection({ prices }: { readonly prices: ServicePrices }) {
  const priceOf = { ...prices, mentorship: MENTORSHIP_FROM };
  return (
    <section id="services" className="wrap pt-section" aria-labelledby="services-title">
      <h2 id="services-title" className="max-w-[13em] text-t1">
        {copy.title}
      </h2>
      <div className="mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[7fr_5fr] lg:gap-x-20">
        <ul className="border-ink border-t-2 border-b border-b-line">
          {copy.offers.map((offer) => (
            <Offer key={offer.name} {...offer} price={priceOf[offer.service]} />
          ))}
        </ul>
        <PackagePricing />
      </div>
    </section>
  );
}

type OfferProps = (typeof copy.offers)[number] & { readonly price: Rupiah | null };

function Offer({ name, before, price, after, text, action, to }: OfferProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-line border-t py-4 first:border-t-0 sm:py-6 lg:py-7">
      <h3 className="text-t3 max-sm:col-span-2 sm:text-t2">{name}</h3>
      {price !== null && (
        <p className="figures whitespace-nowrap text-amount max-sm:col-span-2 sm:text-right">
          {before !== '' && <span className="mr-1.5 text-ink-3 text-small">{before}</span>}
          <Money amount={price} className="font-semibold" />
          {after !== '' && <span className="ml-1.5 text-ink-3 text-small">{after}</span>}
        </p>
      )}
      <p className="col-span-2 max-w-[36em] text-ink-2 text-ui sm:text-body">{text}</p>
      <Button asChild variant="link" size="inline" className="justify-self-start max-sm:col-span-2">
        <Link to={to}>
          {action} <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </li>
  );
}

function PackagePricing() {
  const { setup, retainer, cashback } = saasPackage;
  return (
    <SummaryCard
      label={copy.nota.label}
      title={copy.nota.title}
      note={copy.nota.note}
      className="max-w-none self-start rounded-card shadow-2 ring-1 ring-line"
    >
      <dl>
        <PricingRow label={copy.nota.setup}>
          <span className="mr-1.5 font-normal text-ink-3 text-small">{copy.nota.from}</span>
          <Money amount={setup} />
        </PricingRow>
        <PricingRow label={copy.nota.retainer}>
          <Money amount={retainer} />
        </PricingRow>
        <PricingRow label={copy.nota.cashback}>
          <span className="num">{formatSignedRupiah(rupiah(-cashback))}</span>
        </PricingRow>
        <div className="mt-px flex items-baseline justify-between gap-4 border-ink border-t-3 border-double pt-3.5">
          <dt>{copy.nota.total}</dt>
          <dd className="whitespace-nowrap text-right figures font-semibold text-amount">
            <span className="mr-1.5 font-normal text-ink-3 text-small max-sm:block">{copy.nota.from}</span>
            <Money amount={firstMonthTotal(saasPackage)} />
          </dd>
        </div>
      </dl>
      <Button asChild block className="mt-5">
        <Link to="/saas-setup">{copy.nota.action}</Link>
      </Button>
      <p className="mt-3.5 text-ink-2 text-small max-sm:hidden">{copy.nota.small}</p>
    </SummaryCard>
  );
}

function PricingRow({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-b border-dashed py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="whitespace-nowrap text-right font-semibold">{children}</dd>
    </div>
  );
}
