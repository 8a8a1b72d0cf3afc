import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';
import { controlClasses } from './input.tsx';

export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="select" className={cn('relative block', className)}>
      <select className={cn(controlClasses, 'appearance-none pr-11')} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-5 text-ink-3"
      />
    </span>
  );
}
