import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';

interface DialogLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  readonly onOpen: () => void;
}

/** Without scripts, or in a new tab, it opens a page with the same form. */
export function DialogLink({ onOpen, ...link }: DialogLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return <Link {...link} onClick={open} />;
}
