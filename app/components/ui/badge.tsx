import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

export const badgeVariants = cva(
  'inline-flex shrink-0 items-center gap-1.5 rounded-tag px-2 font-semibold text-tag [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        plain: 'bg-soft text-ink-2',
        ok: 'bg-credit-soft text-credit',
        hot: 'bg-dawn text-on-dawn',
        off: 'bg-sunk text-ink-3',
        bad: 'bg-debit-soft text-debit',
        /* For badges on pictures; the same in both themes, so that it stands out from any picture. */
        plate: 'h-6.5 bg-plate text-on-plate shadow-[0_0_0_1px_var(--cover-edge)]',
        plateNight: 'h-6.5 bg-plate-night text-on-plate-night ring-1 ring-on-plate-night/50',
        outline: 'text-ink-2 shadow-[inset_0_0_0_1px_var(--control-line)]',
      },
      wraps: { true: 'min-h-6', false: 'h-6 whitespace-nowrap' },
    },
    defaultVariants: { variant: 'plain', wraps: false },
  },
);

export function Badge({
  className,
  variant,
  wraps,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant, wraps }), className)} {...props} />;
}
