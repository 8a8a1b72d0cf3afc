import { useSyncExternalStore } from 'react';
import { lostConnection } from '#app/lib/load-script.ts';
import { screensCopy } from '#messages/screens.ts';

/** Says why what was pressed does not open yet; no toast, whose script may not have come either. */
export function LostConnection() {
  const isLost = useSyncExternalStore(lostConnection.subscribe, lostConnection.read, () => false);
  if (!isLost) return null;
  const { title, text } = screensCopy.offline;
  return (
    <p
      role="alert"
      className="fixed inset-x-3 top-17 z-50 mx-auto max-w-md rounded-card bg-surface p-4 text-ink-2 text-small shadow-3 ring-1 ring-line"
    >
      <strong className="block text-ink text-ui">{title}</strong>
      {text}
    </p>
  );
}
