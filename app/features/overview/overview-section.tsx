import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { overviewCopy as copy } from '#messages/reports/overview.ts';

interface OverviewSectionProps {
  readonly title: string;
  readonly allHref?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function OverviewSection({ title, allHref, className, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <header className="mb-3 flex min-h-tap items-center justify-between gap-4">
        <h2 id={id} className="text-t3">
          {title}
        </h2>
        {allHref !== undefined && (
          <Link
            to={allHref}
            aria-label={`${copy.all}: ${title}`}
            className="inline-flex min-h-tap items-center font-semibold text-link text-ui underline-offset-4 hover:underline"
          >
            {copy.all}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

export function OverviewEmpty({ title, hint }: { readonly title: string; readonly hint?: string }) {
  return (
    <div className="border-line border-y py-6 text-ui">
      <p className="font-semibold">{title}</p>
      {hint !== undefined && <p className="text-ink-2">{hint}</p>}
    </div>
  );
}
