import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

interface NotaProps {
  readonly label: string;
  readonly title?: string;
  readonly note?: ReactNode;
  readonly hasSlot?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Nota({ label, title, note, hasSlot = false, className, children }: NotaProps) {
  return (
    <aside aria-label={label} className={cn('w-full', className)}>
      {hasSlot && <div aria-hidden="true" className="h-4 rounded-full bg-night ring-1 ring-night-line" />}
      <div className={cn('paper-shade', hasSlot && '-mt-2 mx-2 sm:mx-4')}>
        <div
          className={cn(
            'torn-edge relative bg-lift pb-7 text-ui dark:[--line:var(--line-strong)]',
            hasSlot ? 'px-4 pt-7 sm:px-7' : 'rounded-t-card px-5 pt-4.5',
          )}
        >
          {title !== undefined && (
            <p className="flex items-baseline justify-between gap-3 border-line border-b pb-3">
              <b className="font-heading">{title}</b>
              <span className="num shrink-0 text-ink-2 text-small">{note}</span>
            </p>
          )}
          {children}
        </div>
      </div>
    </aside>
  );
}
