import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

/** A quiet box of the size that the content will have. Give it width and height; it is hidden from readers. */
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
