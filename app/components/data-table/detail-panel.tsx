import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { pageCopy } from '#messages/components/page.ts';
import { Button } from '../ui/button.tsx';

interface ListAndDetailProps {
  /** The open row as a `DetailPanel`; null or an empty outlet: none. */
  readonly detail: ReactNode;
  /** For grids that need all the width: from 1280 px the details overlay its right edge. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const classes = {
  both: 'lg:has-[>[data-detail]]:grid lg:has-[>[data-detail]]:grid-cols-[minmax(0,1fr)_minmax(21rem,38%)]',
  list: 'max-lg:group-has-[>[data-detail]]/list:hidden',
};
const wideClasses = {
  both: 'xl:*:data-detail:fixed xl:*:data-detail:inset-y-5 xl:*:data-detail:right-5 xl:*:data-detail:z-30 xl:*:data-detail:max-h-none xl:*:data-detail:w-95 xl:*:data-detail:shadow-3',
  list: 'max-xl:group-has-[>[data-detail]]/list:hidden',
};

/** The details stand beside the list from 1024 px, and replace it below. */
export function ListAndDetail({ detail, isWide = false, children }: ListAndDetailProps) {
  const { both, list } = isWide ? wideClasses : classes;
  return (
    <div className={cn('group/list items-start gap-5 [--detail-top:6.5rem]', both)}>
      <div className={cn('min-w-0', list)}>{children}</div>
      {detail}
    </div>
  );
}

interface DetailPanelProps {
  readonly title: string;
  readonly state?: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly back: string;
  readonly children?: ReactNode;
}

/** Escape closes it, j and k open the next row (list-keys.ts). */
export function DetailPanel({ title, state, text, actions, back, children }: DetailPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useFocusOnOpen(panel);
  return (
    <aside
      ref={panel}
      aria-label={title}
      tabIndex={-1}
      data-detail
      className="flex animate-fade-in flex-col overflow-clip rounded-card border border-line bg-surface outline-none max-sm:-mx-4 max-sm:-mt-6 max-sm:rounded-none max-sm:border-0 lg:sticky lg:top-5 lg:max-h-[calc(100dvh-var(--detail-top))]"
    >
      <header className="flex items-start gap-3 border-line border-b bg-surface py-3.5 pr-2 pl-5 max-lg:sticky max-lg:top-15 max-lg:z-10">
        <div className="grid min-w-0 flex-1 gap-1 py-1">
          {/* Below 1024 px the list and its heading are hidden. */}
          <h1 className="wrap-anywhere text-t3 tabular-nums lg:hidden">{title}</h1>
          <h2 className="wrap-anywhere text-t3 tabular-nums max-lg:hidden">{title}</h2>
          {text && <p className="wrap-anywhere text-ink-2 text-small tabular-nums">{text}</p>}
          {state && <p className="flex flex-wrap gap-1.5 pt-1 text-small">{state}</p>}
        </div>
        <Button asChild variant="quiet" size="icon">
          <Link to={back} preventScrollReset aria-label={pageCopy.close} data-detail-close>
            <X aria-hidden="true" />
          </Link>
        </Button>
      </header>
      <div className="min-h-0 flex-1 overscroll-contain px-5 py-5 lg:overflow-y-auto">{children}</div>
      {actions && (
        <footer className="flex flex-wrap justify-end gap-2 border-line border-t bg-surface px-5 py-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-sm:*:grow">
          {actions}
        </footer>
      )}
    </aside>
  );
}

const OPEN_ROW = 'main [data-row-link][aria-current]';

function useFocusOnOpen(panel: { readonly current: HTMLElement | null }): void {
  const row = useRef<HTMLElement | null>(null);
  useEffect(() => {
    row.current = document.querySelector<HTMLElement>(OPEN_ROW);
  });
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => row.current?.focus({ preventScroll: true });
  }, [panel]);
}

export type DetailFact = readonly [label: string, value: ReactNode];

export function DetailFacts({ facts }: { readonly facts: readonly DetailFact[] }) {
  return (
    <dl className="text-ui tabular-nums">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-4 border-line border-b py-2 first:pt-0 last:border-b-0"
        >
          <dt className="text-ink-3 text-small">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DetailSection({ title, children }: DetailSectionProps) {
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="mb-1 border-line border-b pb-2 text-t3">{title}</h2>
      {children}
    </section>
  );
}
