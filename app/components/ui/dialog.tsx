import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, useRef } from 'react';
import { cn } from '#app/lib/cn.ts';
import { pageCopy } from '#messages/components/page.ts';
import { useHistoryStep } from '../dialogs/use-history-step.ts';
import { buttonVariants } from './button.tsx';

interface DialogProps extends ComponentProps<typeof Primitive.Root> {
  /** False for a dialog that an address or a waiting navigation opens: Back closes those already. */
  readonly isHistoryStep?: boolean;
  /** Stays open until the work is done; Back does not close it. */
  readonly isHeld?: boolean;
}

export function Dialog({ isHistoryStep = true, isHeld = false, ...root }: DialogProps) {
  useHistoryStep(isHistoryStep && root.open === true, isHeld, () => root.onOpenChange?.(false));
  return <Primitive.Root {...root} />;
}

export const DialogTrigger = Primitive.Trigger;

const contentVariants = cva(
  'fixed z-50 flex flex-col overflow-hidden bg-lift text-ink shadow-3 outline-none ring-1 ring-line max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:animate-sheet-in max-md:rounded-t-sheet md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-48px)] md:w-[calc(100vw-48px)] md:-translate-x-1/2 md:-translate-y-1/2 md:animate-fade-in md:rounded-card',
  {
    variants: {
      size: { slim: 'md:max-w-[460px]', medium: 'md:max-w-[640px]', wide: 'md:max-w-[1000px]' },
    },
    defaultVariants: { size: 'slim' },
  },
);

type DialogContentProps = ComponentProps<typeof Primitive.Content> &
  VariantProps<typeof contentVariants> & {
    /** Focuses the dialog itself instead of its first control. */
    startsAtTop?: boolean;
  };

/** Below 768 px it is a bottom sheet. */
export function DialogContent({
  className,
  size,
  startsAtTop = false,
  children,
  ...props
}: DialogContentProps) {
  const focus = useDialogFocus(startsAtTop);
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="dialog-overlay" className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
      <Primitive.Content
        data-slot="dialog-content"
        className={cn(contentVariants({ size }), className)}
        {...focus}
        {...props}
      >
        {children}
        <Primitive.Close
          aria-label={pageCopy.close}
          className={cn(
            buttonVariants({ variant: 'quiet', size: 'icon' }),
            'absolute top-2 right-2 z-10 bg-lift',
          )}
        >
          <X aria-hidden="true" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Restores the focus of dialogs that have no trigger. */
function useDialogFocus(startsAtTop: boolean) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (!startsAtTop || !(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      // The closing code may have moved the focus on purpose.
      if (document.activeElement !== document.body || !(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      opener.current.focus({ preventScroll: true });
    },
  };
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-header"
      className={cn('grid gap-1.5 px-6 pt-6 pr-14 pb-4', className)}
      {...props}
    />
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title data-slot="dialog-title" className={cn('text-t2', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="dialog-description"
      className={cn('text-ink-2 text-ui', className)}
      {...props}
    />
  );
}

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-body"
      className={cn('min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6', className)}
      {...props}
    />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        'flex items-center gap-3 border-line border-t bg-lift px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
        className,
      )}
      {...props}
    />
  );
}
