import { useRef } from 'react';

/**
 * The router renders the busy state with low priority, so the second click of a double click may come before the button
 * is disabled.
 */
export function useSendOnce() {
  const sending = useRef<Promise<void> | null>(null);
  return (send: () => Promise<void>): void => {
    sending.current ??= send().finally(() => {
      sending.current = null;
    });
  };
}
