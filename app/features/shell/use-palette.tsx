import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then((module) => ({ default: module.CommandPalette })),
);

/** The command palette behind its shortcut: Ctrl+K, and on a Mac Command+K. Its code comes when it is first opened. */
export function usePalette(): { readonly open: () => void; readonly palette: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setIsOpen((isThere) => !isThere);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return {
    open: () => setIsOpen(true),
    palette: isOpen ? (
      <Suspense>
        <CommandPalette onClose={() => setIsOpen(false)} />
      </Suspense>
    ) : null,
  };
}
