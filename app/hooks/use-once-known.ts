import { useEffect, useRef, useState } from 'react';

/**
 * A press that comes before it is known who looks on is remembered, and carried out as soon as it is: the button is
 * there from the first paint, and no press is lost.
 */
export function useOnceKnown(isKnown: boolean, act: () => void) {
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isKnown || !isWaiting) return;
    setIsWaiting(false);
    latest.current();
  }, [isKnown, isWaiting]);
  return { isWaiting, press: () => (isKnown ? act() : setIsWaiting(true)) };
}
