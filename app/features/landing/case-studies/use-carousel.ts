import { useCallback, useEffect, useRef, useState } from 'react';
import { wrapIndex } from './case-study-slides.ts';

const INTERVAL_MS = 5_000;
const LOCK_MS = 500;

export interface Carousel {
  readonly index: number;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  readonly hold: (isHeld: boolean) => void;
  readonly move: (step: number) => void;
  readonly show: (place: number) => void;
}

/** Advances every 5 s (PUB-074); its controls are ignored for 500 ms after each change (PUB-077). */
export function useCarousel(total: number): Carousel {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, hold] = useState(false);
  const lockedUntil = useRef(0);

  const change = useCallback((next: (place: number) => number) => {
    const now = Date.now();
    if (now < lockedUntil.current) return;
    lockedUntil.current = now + LOCK_MS;
    setIndex(next);
  }, []);
  const move = useCallback(
    (step: number) => change((current) => wrapIndex(current, step, total)),
    [change, total],
  );

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  const isRunning = total > 1 && !isPaused && !isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the place begins a new interval
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') move(1);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning, move, index]);

  return { index, isPaused, setPaused, hold, move, show: (next) => change(() => next) };
}
