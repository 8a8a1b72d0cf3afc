import { Link } from 'react-router';
import { dashboardCopy as copy } from '#messages/reports/admin-dashboard.ts';
import { quickActions } from './dashboard-links.ts';

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
