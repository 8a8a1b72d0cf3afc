import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tableCopy } from '#messages/components/data-table.ts';
import { buttonVariants } from '../ui/button.tsx';

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  startsAtTop?: boolean;
};

export function Pagination({ page, pageCount, hrefOf, startsAtTop = false }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={tableCopy.pages}
      className="flex items-center justify-between gap-4 border-line border-t pt-4 text-ink-2 text-ui"
    >
      <p className="num">{tableCopy.place(page, pageCount)}</p>
      <div className="flex gap-2">
        <Step
          href={page > 1 ? hrefOf(page - 1) : null}
          label={tableCopy.previous}
          rel="prev"
          keepsScroll={!startsAtTop}
        >
          <ChevronLeft aria-hidden="true" />
        </Step>
        <Step
          href={page < pageCount ? hrefOf(page + 1) : null}
          label={tableCopy.next}
          rel="next"
          keepsScroll={!startsAtTop}
        >
          <ChevronRight aria-hidden="true" />
        </Step>
      </div>
    </nav>
  );
}

type StepProps = {
  href: string | null;
  label: string;
  rel: 'prev' | 'next';
  keepsScroll: boolean;
  children: ReactNode;
};

function Step({ href, label, rel, keepsScroll, children }: StepProps) {
  const classes = buttonVariants({ variant: 'outline', size: 'icon' });
  if (href === null) {
    return (
      <button type="button" disabled aria-label={label} className={classes}>
        {children}
      </button>
    );
  }
  return (
    <Link to={href} rel={rel} aria-label={label} className={classes} preventScrollReset={keepsScroll}>
      {children}
    </Link>
  );
}
