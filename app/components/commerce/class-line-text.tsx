import type { ClassOffer } from '#contract/catalog/product-facts.ts';
import { classOfferCopy as copy } from '#messages/classes/class-offer.ts';
import { formatDayTime, formatWeekday } from '#shared/time/dates.ts';

export interface ClassLineProps {
  readonly offer: ClassOffer;
  readonly className?: string;
}

export function ClassLineText({
  offer: { next_session_at: at, places_left: left },
  className = '',
}: ClassLineProps) {
  return (
    <p className={`text-ink-2 text-small ${className}`}>
      {at !== null && copy.nextSession(`${formatWeekday(at)}, ${formatDayTime(at)}`)}
      {at !== null && left !== null && ' · '}
      {left !== null && <b className="whitespace-nowrap font-semibold text-ink">{copy.placesLeft(left)}</b>}
    </p>
  );
}
