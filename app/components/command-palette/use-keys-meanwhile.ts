import { useEffect, useRef } from 'react';

const LONGEST = 100;

/** A text after one more key; keys that write nothing leave it as it is. */
export function afterKey(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? (text + key).slice(0, LONGEST) : text;
}

/**
 * Takes the keys while something that is about to have the focus is not there yet: none of them reaches the page below,
 * where Enter would press a button that nobody sees any more.
 */
export function useKeysMeanwhile(isWaiting: boolean, onKey: (key: string) => void): void {
  const report = useRef(onKey);
  report.current = onKey;
  useEffect(() => {
    if (!isWaiting) return;
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      report.current(event.key);
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [isWaiting]);
}
