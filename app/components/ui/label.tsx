import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller ties it to its control with htmlFor
    <label data-slot="label" className={cn('block font-semibold text-ink text-ui', className)} {...props} />
  );
}
