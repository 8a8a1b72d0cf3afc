import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

type Props = Omit<ComponentProps<'button'>, 'value' | 'type'> & { readonly isOn: boolean };

/** A switch that posts its form with the other position, which works without scripts. */
export function SwitchButton({ isOn, className, ...props }: Props) {
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={isOn}
      value={isOn ? 'off' : 'on'}
      data-slot="switch"
      data-state={isOn ? 'checked' : 'unchecked'}
      className={cn(
        'group inline-flex size-tap shrink-0 items-center justify-center rounded-control disabled:opacity-60',
        className,
      )}
      {...props}
    >
      <span className="flex h-6 w-10 items-center rounded-full bg-sunk px-0.5 shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors group-data-[state=checked]:bg-action group-data-[state=checked]:shadow-none">
        <span className="size-5 rounded-full bg-lift shadow-1 ring-1 ring-line transition-transform group-data-[state=checked]:translate-x-4" />
      </span>
    </button>
  );
}
