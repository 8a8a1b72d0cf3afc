import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '#app/lib/cn.ts';

interface BackLinkProps {
  readonly to: string;
  readonly isOnNight?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function BackLink({ to, className = 'mb-2', isOnNight = false, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className={cn(
        'inline-flex min-h-tap items-center gap-1.5 font-medium text-ui',
        isOnNight ? 'text-on-night-2 hover:text-on-night' : 'text-ink-2 hover:text-ink',
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </Link>
  );
}
