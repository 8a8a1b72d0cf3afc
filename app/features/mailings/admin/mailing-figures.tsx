import type { ReactNode } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import type { MailingFigures } from '#contract/mailings/message.ts';
import { messageCopy as copy } from '#messages/mailings/admin.ts';
import { formatCount, toRupiah } from '#shared/money/money.ts';

/** Whole percent; null without anything to divide by. */
export const shareOf = (part: number, whole: number): string | null =>
  whole === 0 ? null : copy.share(String(Math.round((part / whole) * 100)));

/** Figures of what went wrong are shown only where something did. */
const always = ['delivered', 'clicked', 'unsubscribed'] as const;
const sometimes = ['queued', 'bounced', 'failed', 'skipped', 'unknown'] as const;

export function MailingFiguresList({ figures }: { readonly figures: MailingFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 lg:grid-cols-6">
      <Figure label={copy.figures.recipients}>{formatCount(figures.recipients)}</Figure>
      {always.map((name) => (
        <Figure
          key={name}
          label={copy.figures[name]}
          note={shareOf(figures[name], name === 'delivered' ? figures.recipients : figures.delivered)}
        >
          {formatCount(figures[name])}
        </Figure>
      ))}
      <Figure label={copy.figures.revenue} note={copy.orders(formatCount(figures.orders))}>
        <Money amount={toRupiah(figures.revenue_bigint)} />
      </Figure>
      {sometimes
        .filter((name) => figures[name] > 0)
        .map((name) => (
          <Figure key={name} label={copy.figures[name]} note={shareOf(figures[name], figures.recipients)}>
            {formatCount(figures[name])}
          </Figure>
        ))}
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly note?: string | null;
  readonly children: ReactNode;
}

function Figure({ label, note = null, children }: FigureProps) {
  return (
    <div>
      <dt className="text-ink-2 text-small">{label}</dt>
      <dd className="num font-semibold text-t2">{children}</dd>
      {note !== null && <dd className="num text-ink-3 text-small">{note}</dd>}
    </div>
  );
}
