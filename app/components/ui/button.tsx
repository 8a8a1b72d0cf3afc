import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cn } from '#app/lib/cn.ts';

export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold leading-tight transition-[background-color,color,transform] focus-visible:rounded-control active:scale-[0.985] disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:size-[1.125em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-action text-on-action hover:bg-action-hover disabled:bg-sunk disabled:text-ink-3 aria-disabled:bg-sunk aria-disabled:text-ink-3',
        outline:
          'bg-paper text-ink shadow-[inset_0_0_0_1px_var(--control-line)] hover:bg-soft disabled:bg-sunk disabled:text-ink-3 disabled:shadow-none',
        quiet: 'text-ink-2 hover:bg-soft hover:text-ink disabled:text-ink-3',
        dawn: 'bg-dawn text-on-dawn hover:bg-dawn-2 disabled:bg-sunk disabled:text-ink-3',
        plane: 'bg-plane-solid text-on-plane-solid hover:opacity-90',
        'night-outline':
          'text-on-night shadow-[inset_0_0_0_1px_var(--night-edge)] hover:bg-night-2 disabled:text-on-night-2',
        'night-quiet': 'text-on-night-2 hover:bg-night-2 hover:text-on-night',
        danger: 'text-debit shadow-[inset_0_0_0_1px_var(--control-line)] hover:bg-debit-soft',
        link: 'text-link underline-offset-4 hover:underline',
      },
      size: {
        md: 'min-h-12 px-5.5 text-control',
        lg: 'min-h-13 px-6.5 text-control',
        sm: 'min-h-tap px-4 text-ui',
        icon: 'size-tap text-control [&_svg]:size-5',
        inline: 'min-h-tap text-ui',
      },
      block: { true: 'w-full py-2 text-center', false: 'whitespace-nowrap' },
    },
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    asChild?: boolean;
    /** Disables the button and replaces its label. */
    busyText?: string | undefined;
  };

export function Button({
  className,
  variant,
  size,
  block,
  asChild = false,
  busyText,
  children,
  disabled,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size, block }), className);
  if (asChild) {
    return (
      <AsChild data-slot="button" className={classes} {...props}>
        {children}
      </AsChild>
    );
  }
  const busy = busyText !== undefined;
  return (
    <button
      type="button"
      data-slot="button"
      className={classes}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      {...props}
    >
      {busyText ?? children}
    </button>
  );
}

/** Merges the button's props into the child, whose own props win. Radix' `Slot` would add 1 KB to every page. */
function AsChild({ children, className, ...props }: ComponentProps<'button'>) {
  if (!isValidElement<ComponentProps<'button'>>(children)) return null;
  const own = children.props;
  return cloneElement(children, { ...props, ...own, className: cn(className, own.className) });
}
