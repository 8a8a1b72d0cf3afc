import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { overviewCopy as copy } from './overview-copy.ts';

interface OverviewSectionProps {
  readonly title: string;
  /** Where the whole of it is. */
  readonly allHref?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the page under its heading, with the way to the whole of it. */
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

/** Nothing in a block: one quiet line where its first row would be. */
export function OverviewEmpty({ title, hint }: { readonly title: string; readonly hint?: string }) {
  return (
    <div className="border-line border-y py-6 text-ui">
      <p className="font-semibold">{title}</p>
      {hint !== undefined && <p className="text-ink-2">{hint}</p>}
    </div>
  );
}
