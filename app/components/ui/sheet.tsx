import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';
import { pageCopy } from '#messages/page.ts';
import { buttonVariants } from './button.tsx';

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;
export const SheetTitle = Primitive.Title;

type SheetContentProps = ComponentProps<typeof Primitive.Content> & {
  /** Right for navigation and cart, bottom for a phone's "more" menu. */
  side?: 'right' | 'bottom';
};

/** A drawer. Needs a `SheetTitle` inside, visible or not. */
export function SheetContent({ className, side = 'right', children, ...props }: SheetContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="sheet-overlay" className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
      <Primitive.Content
        data-slot="sheet-content"
        aria-describedby={undefined}
        className={cn(
          'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper text-ink shadow-3 outline-none',
          side === 'right' && 'inset-y-0 right-0 w-[min(400px,100vw)] animate-drawer-in border-line border-l',
          side === 'bottom' &&
            'inset-x-0 bottom-0 max-h-[92dvh] animate-sheet-in rounded-t-sheet pb-[env(safe-area-inset-bottom)]',
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
