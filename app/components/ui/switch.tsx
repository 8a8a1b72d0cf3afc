import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

/** A switch; its target is larger than what is visible. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="switch"
      className={cn(
        'group inline-flex size-tap shrink-0 items-center justify-center rounded-control disabled:opacity-60',
        className,
      )}
      {...props}
    >
      <span className="flex h-6 w-10 items-center rounded-full bg-sunk px-0.5 shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors group-data-[state=checked]:bg-action group-data-[state=checked]:shadow-none">
        <Primitive.Thumb className="size-5 rounded-full bg-lift shadow-1 ring-1 ring-line transition-transform data-[state=checked]:translate-x-4" />
      </span>
    </Primitive.Root>
  );
}
