import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';
import { switchClasses, thumbClasses, trackClasses } from './switch-button.tsx';

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root data-slot="switch" className={cn(switchClasses, className)} {...props}>
      <span className={trackClasses}>
        <Primitive.Thumb className={cn(thumbClasses, 'data-[state=checked]:translate-x-4.5')} />
      </span>
    </Primitive.Root>
  );
}
