import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '#app/lib/cn.ts';

export const chipClasses =
  'relative inline-flex min-h-tap cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-control px-3.5 font-semibold text-ink-2 text-ui ring-1 ring-line-strong ring-inset transition-colors hover:bg-soft hover:text-ink has-checked:bg-soft has-checked:text-ink has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:outline-offset-2 aria-[current=true]:bg-soft aria-[current=true]:text-ink aria-[current=true]:ring-2 aria-[current=true]:ring-ink aria-pressed:bg-soft aria-pressed:text-ink aria-pressed:ring-2 aria-pressed:ring-ink';

interface ChipLinkProps {
  readonly to: string;
  readonly isChosen: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A filter as a link, so that it works without scripts. */
export function ChipLink({ to, isChosen, className, children }: ChipLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={cn(chipClasses, className)}
    >
      {children}
    </Link>
  );
}
