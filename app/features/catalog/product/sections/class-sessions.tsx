import { CalendarDays, MapPin, Users } from 'lucide-react';
import { wibSpan } from '#app/features/bookings/sessions/reader-zone.ts';
import { SessionTime } from '#app/features/bookings/sessions/session-time.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { classOfferCopy } from '#messages/classes/class-offer.ts';
import { sessionsToCome } from '#shared/bookings/classes.ts';
import { formatWeekdayDate } from '#shared/time/dates.ts';
import { ProductSection } from './product-section.tsx';

type Props = Pick<ProductDetail, 'sessions' | 'next_session_at' | 'places_left' | keyof Place>;
type Place = Pick<ProductDetail, 'class_place_kind' | 'class_public_place'>;

export function ClassFacts(props: Props) {
  const { sessions, places_left, class_place_kind, class_public_place } = props;
  const coming = sessionsToCome(props);
  const [next] = coming;
  return (
    <>
      {next !== undefined && (
        <li className="flex gap-2.5">
          <CalendarDays aria-hidden className="mt-1 size-4 shrink-0 text-credit" />
          <span>
            {sessions.length > 1 &&
              `${productCopy.sessionCount(sessions.length, coming.length, commonMinutes(sessions))} `}
            <SessionTime session={next} />
          </span>
        </li>
      )}
      {next !== undefined && class_place_kind !== null && (
        <li className="flex gap-2.5">
          <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-credit" />
          <span>
            {productCopy.classPlace[class_place_kind]}
            {class_public_place !== null && (
              <>
                , <span {...ownerLanguage()}>{class_public_place}</span>
              </>
            )}
          </span>
        </li>
      )}
      {places_left !== null && (
        <li className="flex gap-2.5">
          <Users aria-hidden className="mt-1 size-4 shrink-0 text-credit" />
          <b className="font-semibold text-ink">{classOfferCopy.placesLeft(places_left)}</b>
        </li>
      )}
    </>
  );
}

/** Null when sessions differ in length. */
function commonMinutes(sessions: Props['sessions']): number | null {
  const lengths = new Set(sessions.map((one) => Date.parse(one.ends_at) - Date.parse(one.starts_at)));
  const [length = 0] = lengths;
  return lengths.size === 1 ? length / 60_000 : null;
}

type Sessions = Pick<Props, 'sessions' | 'next_session_at'>;

export function SessionList(props: Sessions) {
  const { sessions } = props;
  const coming = sessionsToCome(props);
  return (
    <ProductSection title={productCopy.schedule} isEmpty={coming.length === 0}>
      <ol className="text-ui">
        {sessions.map((session, index) => (
          <li
            key={session.id}
            className="grid gap-x-6 gap-y-0.5 border-line border-b py-3 first:border-t sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="text-ink-2">{productCopy.session(index + 1)}</span>
            <span className={coming.includes(session) ? 'font-semibold' : 'text-ink-2'}>
              {formatWeekdayDate(session.starts_at)}, {wibSpan(session)}
              {!coming.includes(session) && `, ${productCopy.sessionOver}`}
            </span>
          </li>
        ))}
      </ol>
    </ProductSection>
  );
}
