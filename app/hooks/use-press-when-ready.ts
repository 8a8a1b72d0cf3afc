import { useEffect, useRef, useState } from 'react';

/** Remembers a press that comes before the viewer is known and runs it as soon as they are, so no press is lost. */
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
