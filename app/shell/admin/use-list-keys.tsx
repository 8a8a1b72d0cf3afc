import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { KeysDialog } from './keys-dialog.tsx';
import { closeDetail, commandForKey, focusSearch, moveRow } from './list-keys.ts';

export function useListKeys(openPalette: () => void): {
  readonly help: ReactNode;
  readonly showHelp: () => void;
} {
  const [isShown, setIsShown] = useState(false);
  const navigate = useNavigate();
  const latest = useRef({ openPalette, navigate });
  latest.current = { openPalette, navigate };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const deed = commandForKey(event);
      if (deed === null || deed === 'open' || (deed === 'close' && !closeDetail())) return;
      event.preventDefault();
      if (deed === 'help') setIsShown(true);
      else if (deed === 'next' || deed === 'previous') {
        const opens = moveRow(deed === 'next' ? 1 : -1);
        if (opens !== null) void latest.current.navigate(opens, { replace: true, preventScrollReset: true });
      } else if (deed === 'search' && !focusSearch()) latest.current.openPalette();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    help: isShown && <KeysDialog onClose={() => setIsShown(false)} />,
    showHelp: () => setIsShown(true),
  };
}
