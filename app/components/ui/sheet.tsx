import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';
import { pageCopy } from '#messages/components/page.ts';
import { useHistoryStep } from '../dialogs/use-history-step.ts';
import { buttonVariants } from './button.tsx';

export function Sheet(root: ComponentProps<typeof Primitive.Root>) {
  useHistoryStep(root.open === true, false, () => root.onOpenChange?.(false));
  return <Primitive.Root {...root} />;
}

export const SheetTrigger = Primitive.Trigger;
export const SheetTitle = Primitive.Title;

const planes = { paper: 'border-line bg-paper text-ink', night: 'border-night-line bg-night text-on-night' };
const sides = {
  left: 'left-0 w-[min(316px,88vw)] animate-drawer-in-left border-r rounded-r-card',
  right: 'right-0 w-[min(400px,100vw)] animate-drawer-in border-l',
};

interface SheetContentProps extends ComponentProps<typeof Primitive.Content> {
  readonly plane?: keyof typeof planes;
  readonly side?: keyof typeof sides;
}

export function SheetContent(props: SheetContentProps) {
  const { className, children, plane = 'paper', side = 'right', ...rest } = props;
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="sheet-overlay" className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
      <Primitive.Content
        data-slot="sheet-content"
        aria-describedby={undefined}
        data-plane={plane}
        className={cn(
          'fixed inset-y-0 z-50 flex flex-col overflow-y-auto overscroll-contain shadow-3 outline-none',
          planes[plane],
          sides[side],
          className,
        )}
        {...rest}
      >
        {children}
        <Primitive.Close
          aria-label={pageCopy.close}
          className={cn(
            buttonVariants({ variant: plane === 'night' ? 'night-quiet' : 'quiet', size: 'icon' }),
            'absolute top-3 right-3',
          )}
        >
          <X aria-hidden="true" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
