import { useEffect, useRef } from 'react';

const MAX_LENGTH = 100;

/** A text after one more key; keys that write nothing leave it as it is. */
export function applyKey(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? (text + key).slice(0, MAX_LENGTH) : text;
}

/**
 * Takes the keys while something that is about to have the focus is not there yet: none of them reaches the page below,
 * where Enter would press a button that nobody sees any more.
 */
export function useBufferedKeys(isWaiting: boolean, onKey: (key: string) => void): void {
  const onKeyRef = useRef(onKey);
  onKeyRef.current = onKey;
  useEffect(() => {
    if (!isWaiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onKeyRef.current(event.key);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isWaiting]);
}
