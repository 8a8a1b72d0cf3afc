import { useEffect, useState } from 'react';
import { lostConnection } from '#app/lib/load-script.ts';
import { screensCopy } from '#messages/shell/screens.ts';

export function LostConnection() {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    lostConnection.tell = setLost;
  }, []);
  if (!isLost) return null;
  const { title, text } = screensCopy.offline;
  return (
    <p role="alert" className="fixed inset-x-3 top-17 z-50 rounded-card bg-surface p-4 text-small shadow-3">
      <b>{title}.</b> {text}
    </p>
  );
}
