import { Link } from 'react-router';
import { ConsultantPortrait } from '#app/components/brand/portrait.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { heroOffersCopy as copy } from '#messages/landing/offers.ts';
import type { ServicePrices } from './service-prices.ts';

export function HeroConsultant({ prices }: { readonly prices: ServicePrices }) {
  const { consultant_name, consultant_role } = useSettings();
  return (
    <div id="hero-consultant" className="mt-4 flex items-center gap-3.5 sm:mt-9">
      <ConsultantPortrait sizes="56px" className="h-15 w-12 sm:h-18 sm:w-14.5" />
      <div className="min-w-0 max-w-[27em] text-ui leading-[1.4]">
        {consultant_name !== '' && (
          <p>
            <b className="font-semibold">{consultant_name}</b>
            <span className="text-ink-2 max-sm:hidden">, {consultant_role}</span>
          </p>
        )}
        <p className="text-ink-2">
          {copy.consultation(prices.consultation)} ·{' '}
          <Link to="/marketplace" className="tap-area text-link underline underline-offset-3">
            {copy.shop(prices.shop)}
          </Link>
        </p>
      </div>
    </div>
  );
}
