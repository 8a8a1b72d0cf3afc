import { Link } from 'react-router';
import type { Dashboard } from '#contract/admin/dashboard.ts';
import { dashboardCopy as copy } from '#messages/admin-dashboard.ts';
import { formatCount } from '#shared/money.ts';
import { attentionLines, quickActions } from './dashboard-links.ts';

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <header className="border-line border-b pb-3">
        <h2 id="quick-actions" className="text-t3">
          {copy.quickActions.title}
        </h2>
        <p className="text-ink-3 text-small">{copy.quickActions.text}</p>
      </header>
      <ul>
        {quickActions.map(({ name, to, icon: Icon }) => (
          <li key={to} className="border-line border-b last:border-b-0">
            <Link
              to={to}
              className="flex min-h-13 items-center gap-3 rounded-small font-semibold text-ui hover:bg-soft"
            >
              <Icon aria-hidden="true" className="size-5 text-ink-3" strokeWidth={1.75} />
              {copy.quickActions.labels[name]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders nothing when nothing is pending. */
export function AttentionStrip({ attention }: { readonly attention: Dashboard['attention'] }) {
  const openItems = attentionLines.filter(({ kind }) => attention[kind] > 0);
  if (openItems.length === 0) return null;
  return (
    <section
      aria-label={copy.attention}
      className="mb-5 flex flex-wrap gap-x-8 gap-y-1 rounded-card bg-debit-soft px-5 py-2 text-ui"
    >
      {openItems.map(({ kind, to }) => {
        const text = (
          <>
            <b className="num font-semibold">{formatCount(attention[kind])}</b>{' '}
            {copy.attentionKinds[kind](attention[kind])}
          </>
        );
        return to === undefined ? (
          <p key={kind} className="inline-flex min-h-tap items-center gap-1 text-debit">
            {text}
          </p>
        ) : (
          <Link
            key={kind}
            to={to}
            className="inline-flex min-h-tap items-center gap-1 rounded-small text-debit underline underline-offset-4"
          >
            {text}
          </Link>
        );
      })}
    </section>
  );
}
