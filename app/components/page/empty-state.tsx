import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Motif } from '../brand/motif.tsx';

type EmptyStateProps = {
  title: string;
  hint?: ReactNode;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  className?: string;
};

export function EmptyState({ title, hint, level = 2, children, className }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
  return (
    <section
      data-slot="empty-state"
      className={cn(
        '@container relative isolate overflow-hidden rounded-card border border-line bg-surface',
        className,
      )}
    >
      <Motif
        name="corner"
        align="xMaxYMin"
        className="-z-10 absolute top-0 right-0 h-28 w-full @xl:h-full @xl:w-[42%] @xl:[mask-image:linear-gradient(to_right,transparent,black_60%)]"
      />
      <div className="grid min-h-64 content-end gap-2 p-6 pt-32 @xl:max-w-[min(38em,60%)] @xl:p-8 @xl:pt-28">
        <Heading className={level === 1 ? 'text-t1' : 'text-t2'}>{title}</Heading>
        {hint && <p className="text-ink-2 text-ui">{hint}</p>}
        {children && <div className="mt-3 flex flex-wrap gap-3">{children}</div>}
      </div>
    </section>
  );
}
