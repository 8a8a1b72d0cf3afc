import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

export function Separator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr data-slot="separator" className={cn('border-line', className)} {...props} />;
}
