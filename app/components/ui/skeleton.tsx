import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('block animate-breathe rounded-small bg-soft', className)}
      {...props}
    />
  );
}
