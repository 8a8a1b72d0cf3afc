import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { buttonVariants } from '#app/components/ui/button.tsx';
import { formatCount } from '#shared/money.ts';
import { pageSizes, type TableView } from './table-view.ts';

interface TableFooterProps {
  readonly view: TableView;
  readonly total: number;
  readonly hrefOf: (change: Partial<TableView>) => string;
}

/** Which rows these are, how many a page has, and the way to the others. */
export function TableFooter({ view, total, hrefOf }: TableFooterProps) {
  const { page, limit } = view;
  const pages = Math.max(1, Math.ceil(total / limit));
  const first = total === 0 ? 0 : (page - 1) * limit + 1;
  const last = Math.min(total, page * limit);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-ink-2 text-small">
      <div className="flex items-center gap-4">
        <p className="num">
          {formatCount(Math.min(first, total))}–{formatCount(last)} dari {formatCount(total)}
        </p>
        <PageSize view={view} hrefOf={hrefOf} />
      </div>
      <nav aria-label="Halaman" className="flex items-center gap-2">
        <Step href={page > 1 ? hrefOf({ page: page - 1 }) : null} label="Halaman sebelumnya">
          <ChevronLeft aria-hidden="true" />
        </Step>
        <p className="num">
          <span className="sr-only">Halaman </span>
          {formatCount(page)} / {formatCount(pages)}
        </p>
        <Step href={page < pages ? hrefOf({ page: page + 1 }) : null} label="Halaman berikutnya">
          <ChevronRight aria-hidden="true" />
        </Step>
      </nav>
    </footer>
  );
}

function PageSize({ view, hrefOf }: Pick<TableFooterProps, 'view' | 'hrefOf'>) {
  const navigate = useNavigate();
  return (
    <label className="inline-flex items-center">
      <select
        key={view.limit}
        defaultValue={view.limit}
        onChange={({ target }) => {
          const limit = pageSizes.find((size) => String(size) === target.value);
          if (limit !== undefined) navigate(hrefOf({ limit }), { preventScrollReset: true });
        }}
        className="num min-h-tap cursor-pointer rounded-small bg-transparent px-1 focus-visible:outline-2 focus-visible:outline-link"
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      per halaman
    </label>
  );
}

interface StepProps {
  readonly href: string | null;
  readonly label: string;
  readonly children: React.ReactNode;
}

function Step({ href, label, children }: StepProps) {
  const classes = buttonVariants({ variant: 'quiet', size: 'icon' });
  if (href === null) {
    return (
      <button type="button" disabled aria-label={label} className={classes}>
        {children}
      </button>
    );
  }
  return (
    <Link to={href} aria-label={label} className={classes} preventScrollReset>
      {children}
    </Link>
  );
}
