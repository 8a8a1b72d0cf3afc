import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { segmentClasses, trackClasses } from '#app/components/ui/segmented.tsx';
import { cn } from '#app/lib/cn.ts';

interface ViewLinksProps {
  readonly label: string;
  readonly views: readonly { readonly label: ReactNode; readonly to: string }[];
  readonly current: string;
  readonly keepsPlace?: boolean;
  readonly className?: string;
}

export function ViewLinks({ label, views, current, keepsPlace = false, className }: ViewLinksProps) {
  return (
    <nav aria-label={label} className={cn(trackClasses, className)}>
      {views.map((view) => (
        <Link
          key={view.to}
          to={view.to}
          preventScrollReset={keepsPlace}
          aria-current={view.to === current ? 'page' : undefined}
          className={cn(
            segmentClasses,
            'aria-[current=page]:bg-lift dark:aria-[current=page]:bg-night-2 aria-[current=page]:text-ink aria-[current=page]:shadow-1 aria-[current=page]:ring-1 aria-[current=page]:ring-line',
          )}
        >
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
