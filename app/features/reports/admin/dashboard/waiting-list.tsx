import { Link } from 'react-router';
import { HourMotif } from '#app/components/brand/hour-motif.tsx';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { dashboardCopy as copy } from '#messages/reports/admin-dashboard.ts';
import { formatCount } from '#shared/money/money.ts';
import { attentionLines } from './dashboard-links.ts';

export function WaitingList({ attention }: { readonly attention: Dashboard['attention'] }) {
  const open = attentionLines.filter(({ kind }) => attention[kind] > 0);
  const total = open.reduce((sum, { kind }) => sum + attention[kind], 0);
  return (
    <section
      aria-labelledby="waiting"
      data-plane="night"
      className="relative isolate overflow-hidden rounded-card bg-night text-on-night"
    >
      <HourMotif className="-z-10 absolute top-0 right-0 h-24 w-44" />
      <header className="flex items-baseline gap-3 px-5 pt-5 pb-3">
        {total > 0 && (
          <b className="figures num font-light text-[2.75rem] leading-none">{formatCount(total)}</b>
        )}
        <h2 id="waiting" className="pr-16 text-t3">
          {total > 0 ? copy.waiting : copy.nothingWaits}
        </h2>
      </header>
      {total === 0 && (
        <p className="max-w-[34em] px-5 pb-6 text-on-night-2 text-ui">{copy.nothingWaitsHint}</p>
      )}
      <ul>
        {open.map(({ kind, to, icon: Icon, isUrgent = false }) => (
          <li key={kind} className="border-night-line border-t">
            <Link
              to={to}
              className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 px-5 py-2.5 hover:bg-night-2 focus-visible:-outline-offset-2"
            >
              <Icon
                aria-hidden="true"
                className={isUrgent ? 'size-5 text-night-dawn' : 'size-5 text-on-night-2'}
                strokeWidth={1.75}
              />
              <span className="font-semibold text-ui leading-snug">
                <span className="num">{formatCount(attention[kind])}</span>{' '}
                {copy.attentionKinds[kind](attention[kind])}
              </span>
              <span className="whitespace-nowrap font-heading text-night-dawn text-ui">
                {copy.verbs[kind]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
