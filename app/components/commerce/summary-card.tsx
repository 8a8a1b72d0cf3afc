import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

interface SummaryCardProps {
  readonly label: string;
  readonly title: string;
  readonly note: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function SummaryCard({ label, title, note, className, children }: SummaryCardProps) {
  return (
    <aside
      aria-label={label}
      className={cn(
        'w-full max-w-[400px] bg-lift px-5 pt-4.5 pb-5 text-ui lg:justify-self-end dark:[--line:var(--line-strong)]',
        className,
      )}
    >
      <p className="flex items-baseline justify-between gap-3 border-line border-b pb-3">
        <b className="font-heading">{title}</b>
        <span className="num text-ink-2 text-small">{note}</span>
      </p>
      {children}
    </aside>
  );
}

interface SummaryRowProps {
  readonly label: string;
  readonly value: string;
  readonly valueClassName?: string;
}

export function SummaryRow({ label, value, valueClassName }: SummaryRowProps) {
  return (
    <div className="flex justify-between gap-4 border-line border-b border-dashed py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className={cn('num text-right font-semibold', valueClassName)}>{value}</dd>
    </div>
  );
}

interface SummaryTotalProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function SummaryTotal({ label, children }: SummaryTotalProps) {
  return (
    <div className="-mt-px flex items-baseline justify-between gap-4 border-ink border-t-3 border-double py-3">
      <dt className="font-semibold">{label}</dt>
      <dd className="figures num font-semibold text-amount">{children}</dd>
    </div>
  );
}
