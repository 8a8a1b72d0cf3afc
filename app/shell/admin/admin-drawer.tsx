import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Sheet, SheetContent, SheetTitle } from '#app/components/ui/sheet.tsx';
import { adminShellCopy as copy } from '#messages/shell/admin.ts';

interface AdminDrawerProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar of a small screen. */
export function AdminDrawer({ onClose, children }: AdminDrawerProps) {
  const opener = useRef<Element | null>(null);
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) onClose();
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        plane="night"
        side="left"
        onClick={closeOnLink}
        onOpenAutoFocus={() => {
          opener.current = document.activeElement;
        }}
        onCloseAutoFocus={(event) => {
          if (!(opener.current instanceof HTMLElement)) return;
          event.preventDefault();
          opener.current.focus();
        }}
        className="gap-1 px-3 pt-3 pb-2"
      >
        <SheetTitle className="sr-only">{copy.menuTitle}</SheetTitle>
        {children}
      </SheetContent>
    </Sheet>
  );
}
