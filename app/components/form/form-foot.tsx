import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

export function FormFoot({ className, children }: Props) {
  return (
    <div className={cn('grid gap-2.5 md:flex md:flex-wrap md:items-center md:*:w-auto', className)}>
      {children}
    </div>
  );
}
