import { useRef } from 'react';

/**
 * One request at a time. The router draws the busy state with low priority, so the second click of a double click can
 * come before a button is disabled.
 */
export function useSendOnce() {
  const sending = useRef<Promise<void> | null>(null);
  return (send: () => Promise<void>): void => {
    sending.current ??= send().finally(() => {
      sending.current = null;
    });
  };
}
