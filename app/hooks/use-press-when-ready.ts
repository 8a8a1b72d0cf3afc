import { useEffect, useRef, useState } from 'react';

export function usePressWhenReady(isReady: boolean, act: () => void) {
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isReady || !isWaiting) return;
    setIsWaiting(false);
    latest.current();
  }, [isReady, isWaiting]);
  return { isWaiting, press: () => (isReady ? act() : setIsWaiting(true)) };
}
