import { CalendarDays, MapPin, Users } from 'lucide-react';
import { SessionTime } from '#app/components/booking/session-time.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import { classOfferCopy } from '#messages/class-offer.ts';
import { productCopy } from '#messages/product.ts';
import { ProductSection } from './product-section.tsx';

type Props = Pick<ProductDetail, 'sessions' | 'places_left' | keyof Place>;
type Place = Pick<ProductDetail, 'class_place_kind' | 'class_public_place'>;

/** When and where a class begins, and how many places are left once they are few; items of a list beside the price. */
export function ClassFacts(props: Props) {
  const { sessions, places_left, class_place_kind, class_public_place } = props;
  const [first, ...others] = sessions;
  return (
    <>
      {first !== undefined && (
        <li className="flex gap-2.5">
          <CalendarDays aria-hidden className="mt-1 size-4 shrink-0 text-credit" />
          <span>
            {others.length > 0 && `${productCopy.sessionCount(others.length + 1)} `}
            <SessionTime session={first} />
          </span>
        </li>
      )}
      {first !== undefined && class_place_kind !== null && (
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

/** All of its times. */
export function SessionList({ sessions }: Pick<Props, 'sessions'>) {
  return (
    <ProductSection title={productCopy.schedule} isEmpty={sessions.length === 0}>
      <ol className="text-ui">
        {sessions.map((session, index) => (
          <li
            key={session.id}
            className="grid gap-x-6 gap-y-0.5 border-line border-b py-3 first:border-t sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="text-ink-2">{productCopy.session(index + 1)}</span>
            <span className="font-semibold">
              <SessionTime session={session} />
            </span>
          </li>
        ))}
      </ol>
    </ProductSection>
  );
}
