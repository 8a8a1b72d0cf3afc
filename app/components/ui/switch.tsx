import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root data-slot="switch" className={cn(switchClasses, className)} {...props}>
      <span className={trackClasses}>
        <Primitive.Thumb className={cn(thumbClasses, 'data-[state=checked]:translate-x-4.5')} />
      </span>
    </Primitive.Root>
  );
}

type Props = Omit<ComponentProps<'button'>, 'value' | 'type'> & { readonly isOn: boolean };

const switchClasses =
  'group inline-flex h-11 w-12 shrink-0 items-center justify-center rounded-control disabled:opacity-60';
const trackClasses =
  'flex h-7 w-11.5 items-center rounded-full px-1.25 shadow-[inset_0_0_0_1.5px_var(--control-line)] transition-colors group-data-[state=checked]:bg-action group-data-[state=checked]:shadow-none';
const thumbClasses =
  'size-4.5 rounded-full bg-control-line transition-transform group-data-[state=checked]:bg-on-action';

/** Posts its form with the opposite position, so that it works without scripts. */
export function SwitchButton({ isOn, className, ...props }: Props) {
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={isOn}
      value={isOn ? 'off' : 'on'}
      data-slot="switch"
      data-state={isOn ? 'checked' : 'unchecked'}
      className={cn(switchClasses, className)}
      {...props}
    >
      <span className={trackClasses}>
        <span className={cn(thumbClasses, 'group-data-[state=checked]:translate-x-4.5')} />
      </span>
    </button>
  );
}
