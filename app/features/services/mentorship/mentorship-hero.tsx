import { Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { mentorshipCopy as copy } from '#messages/services/mentorship.ts';
import { servicePrices } from '#shared/shop/services.ts';

/** The price is the one big figure (PUB-007, PUB-008). */
export function MentorshipHero() {
  return (
    <div data-plane="night" className="relative isolate overflow-hidden bg-night text-on-night">
      <Motif
        name="corner"
        align="xMaxYMin"
        className="motif-night -z-10 absolute top-0 right-0 h-full w-full max-lg:hidden lg:w-2/5 lg:opacity-60"
      />
      <div className="wrap grid gap-x-16 gap-y-12 pt-14 pb-16 lg:grid-cols-[7fr_5fr] lg:items-end lg:pt-28 lg:pb-24">
        <div>
          <p className="font-semibold text-night-dawn text-ui">{copy.name}</p>
          <h1 className="mt-3 max-w-[10em] text-display">{copy.title}</h1>
          <p className="mt-5 max-w-[32em] text-lede text-on-night-2">{copy.lede}</p>
        </div>
        <div className="border-night-line border-t pt-6">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-on-night-2 text-ui max-sm:w-full">{copy.from}</span>
            <Money
              amount={servicePrices.mentorshipFrom}
              className="figures font-light text-[clamp(2rem,1.35rem+2.9vw,3.5rem)] leading-none"
            />
            <span className="text-on-night-2 text-ui">{copy.perMonth}</span>
          </p>
          <p className="mt-4 max-w-[30em] text-on-night-2 text-ui">{copy.cashback}</p>
          <Button asChild variant="dawn" size="lg" className="mt-6">
            <Link to="#ajukan">{copy.apply}</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
