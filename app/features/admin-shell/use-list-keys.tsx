import { type ReactNode, useEffect, useRef, useState } from 'react';
import { KeysDialog } from './keys-dialog.tsx';
import { deedOf, focusSearch, moveRow } from './list-keys.ts';

/** The single keys, while the back-office is open, and their help. */
export function useListKeys(openPalette: () => void): {
  readonly help: ReactNode;
  readonly showHelp: () => void;
} {
  const [isShown, setIsShown] = useState(false);
  const search = useRef(openPalette);
  search.current = openPalette;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const deed = deedOf(event);
      if (deed === null || deed === 'open' || deed === 'close') return;
      event.preventDefault();
      if (deed === 'help') setIsShown(true);
      else if (deed === 'next') moveRow(1);
      else if (deed === 'previous') moveRow(-1);
      else if (!focusSearch()) search.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    help: isShown && <KeysDialog onClose={() => setIsShown(false)} />,
    showHelp: () => setIsShown(true),
  };
}
