import { useEffect, useRef } from 'react';

const MAX_LENGTH = 100;

export function applyKey(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? (text + key).slice(0, MAX_LENGTH) : text;
}

/** Buffers keys until the palette has loaded, so that Enter presses no button of the page below. */
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
