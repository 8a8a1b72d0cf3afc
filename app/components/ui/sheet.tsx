import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';
import { pageCopy } from '#messages/page.ts';
import { buttonVariants } from './button.tsx';

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;
export const SheetTitle = Primitive.Title;

/** A drawer. Needs a `SheetTitle` inside, visible or not. */
export function SheetContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="sheet-overlay" className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
      <Primitive.Content
        data-slot="sheet-content"
        aria-describedby={undefined}
        className={cn(
          'fixed inset-y-0 right-0 z-50 flex w-[min(400px,100vw)] animate-drawer-in flex-col overflow-y-auto overscroll-contain border-line border-l bg-paper text-ink shadow-3 outline-none',
          className,
        )}
        {...props}
      >
        {children}
        <Primitive.Close
          aria-label={pageCopy.close}
          className={cn(buttonVariants({ variant: 'quiet', size: 'icon' }), 'absolute top-3 right-3')}
        >
          <X aria-hidden="true" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
