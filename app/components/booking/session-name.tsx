import type { ReactNode } from 'react';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Booking } from '#contract/account/shop/bookings.ts';
import { bookingsCopy as copy } from '#messages/bookings.ts';

interface Props {
  readonly booking: Booking;
  /** Beside it: how it stands. */
  readonly children?: ReactNode;
}

/** What a session is of, and which one of how many. */
export function SessionName({ booking, children }: Props) {
  const { kind, product, session_number, session_count } = booking;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
      {product === null ? (
        <span>{copy.kinds[kind]}</span>
      ) : (
        <span {...ownerLanguage(product, 'title')}>{product.title}</span>
      )}
      {session_count > 1 && <span className="num">{copy.session(session_number, session_count)}</span>}
      {children}
    </p>
  );
}
