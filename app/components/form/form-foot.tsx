import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The buttons of a form in the portal, the filled one first: as wide as their words, on a phone as wide as the page. */
export function FormFoot({ className, children }: Props) {
  return (
    <div className={cn('grid gap-2.5 md:flex md:flex-wrap md:items-center md:*:w-auto', className)}>
      {children}
    </div>
  );
}
