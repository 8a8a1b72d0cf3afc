import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { timesCopy as copy } from '#messages/catalog/admin-product-editing.ts';

interface Props {
  readonly product: AdminProduct | null;
  readonly session: SessionRules | null;
}

export function TimesSection({ product, session }: Props) {
  if (product?.type !== 'consultation') return <p className="text-ink-2 text-ui">{copy.saveFirst}</p>;
  const days = new Set(session?.hours.map(({ weekday }) => weekday)).size;
  return (
    <>
      <p className="max-w-[62ch] text-ink-2 text-ui">
        {session === null || !hasTimes(session) ? copy.none : copy.rules(session, days)}
      </p>
      <Button asChild variant="outline" className="justify-self-start">
        <Link to={`/admin/availability?of=${product.id}`}>{hasTimes(session) ? copy.change : copy.set}</Link>
      </Button>
    </>
  );
}

export const hasTimes = (session: SessionRules | null): boolean =>
  session !== null &&
  (session.hours.length > 0 || (session.date_hours ?? []).some(({ hours }) => hours.length > 0));
