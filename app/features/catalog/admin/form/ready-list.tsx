import { Check, CircleDot } from 'lucide-react';
import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import { readinessCopy as copy } from '#messages/catalog/admin-product-editing.ts';
import type { ProductValues } from '../values/product-values.ts';
import { readinessOf } from './readiness.ts';

interface Props {
  readonly values: ProductValues;
  readonly session?: SessionRules | null;
  readonly onFollow?: () => void;
}

export function ReadyList({ values, session = null, onFollow }: Props) {
  const items = readinessOf(values, session);
  const shown = items.filter(
    ({ name, isMet }) => !isMet || !['parts', 'times', 'sale', 'stock', 'launch'].includes(name),
  );
  const missing = items.filter(({ isMet }) => !isMet).length;
  return (
    <section aria-labelledby="ready" className="mt-4">
      <h2 id="ready" className="text-t3">
        {copy.title}
      </h2>
      <p role="status" className="text-ink-2 text-small">
        {missing === 0 ? copy.all : copy.missing(missing)}
      </p>
      <ul className="mt-2 text-ui">
        {shown.map(({ name, section, isMet }) => (
          <li
            key={name}
            className="flex min-h-tap items-center gap-3 border-line border-t py-1.5 leading-snug"
          >
            {isMet ? (
              <>
                <Check aria-hidden="true" className="size-4.5 shrink-0 text-credit" />
                {copy.items[name].met}
              </>
            ) : (
              <>
                <CircleDot aria-hidden="true" className="size-4.5 shrink-0 text-dawn-deep" />
                <a href={`#${section}`} onClick={onFollow} className="underline underline-offset-4">
                  {copy.items[name].missing}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
