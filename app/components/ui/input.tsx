import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

export const controlClasses =
  'min-h-12 w-full min-w-0 rounded-control bg-surface px-3.5 text-control text-ink shadow-[inset_0_0_0_1px_var(--control-line)] transition-shadow placeholder:text-ink-3 focus:shadow-[inset_0_0_0_2px_var(--link)] focus:outline-none focus-visible:rounded-control disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-3 aria-invalid:shadow-[inset_0_0_0_1px_var(--debit)] aria-invalid:focus:shadow-[inset_0_0_0_2px_var(--debit)]';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} data-slot="input" className={cn(controlClasses, className)} {...props} />;
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea data-slot="textarea" rows={rows} className={cn(controlClasses, 'py-3', className)} {...props} />
  );
}
