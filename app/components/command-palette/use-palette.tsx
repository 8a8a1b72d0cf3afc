import { type ReactNode, Suspense, useEffect, useState } from 'react';

/**
 * A command palette behind its shortcut: Ctrl+K, and on a Mac Command+K. `render` gives one whose code comes when it
 * is first opened.
 */
export function usePalette(render: (onClose: () => void) => ReactNode): {
  readonly open: () => void;
  readonly palette: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      setIsOpen((isThere) => !isThere);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return {
    open: () => setIsOpen(true),
    palette: isOpen ? <Suspense>{render(() => setIsOpen(false))}</Suspense> : null,
  };
}
