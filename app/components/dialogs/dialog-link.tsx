import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';

interface DialogLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  readonly onOpen: () => void;
}

/**
 * Opens a dialog; its address is the page that holds the same form, for who has no scripts yet, or wants it in a tab of
 * its own.
 */
export function DialogLink({ onOpen, ...link }: DialogLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return <Link {...link} onClick={open} />;
}
