import { useEffect, useState } from 'react';

/** In percent from the left and the top; never where captions stand. */
const PLACES = [
  [4, 6],
  [96, 22],
  [40, 48],
  [92, 8],
  [8, 38],
  [60, 30],
] as const;
/** Longer than the travel time, so that it rests for a moment. */
const MOVES_EVERY_MS = 60_000;
const APPEARS_AFTER_MS = 5_000;

export function Watermark({ holder }: { readonly holder: string }) {
  const [at, setAt] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const appear = setTimeout(() => setShown(true), APPEARS_AFTER_MS);
    const wander = () => setAt((before) => (before + 1) % PLACES.length);
    const timer = setInterval(wander, MOVES_EVERY_MS);
    return () => {
      clearTimeout(appear);
      clearInterval(timer);
    };
  }, []);
  if (!isShown) return null;
  const [left, top] = PLACES[at] ?? PLACES[0];
  return (
    <p
      aria-hidden="true"
      data-slot="watermark"
      className="pointer-events-none absolute z-[1] max-w-[80%] select-none truncate text-[0.6875rem] text-on-image leading-4 opacity-20 mix-blend-difference transition-[left,top,translate] duration-[50s] ease-linear"
      style={{ left: `${left}%`, top: `${top}%`, translate: `-${left}% 0` }}
    >
      {holder}
    </p>
  );
}
