import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

type SectionHeadingProps = {
  id?: string;
  title: ReactNode;
  lede?: ReactNode;
  className?: string;
};

/** Heading of a public section, with an explanation. */
export function SectionHeading({ id, title, lede, className }: SectionHeadingProps) {
  return (
    <div className={cn('grid gap-4', className)}>
      <h2 id={id} className="max-w-[14em] text-t1">
        {title}
      </h2>
      {lede && <p className="max-w-[34em] text-ink-2 text-lede">{lede}</p>}
    </div>
  );
}
