import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const STEP_SECONDS = 5;

interface Keys {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
}

/** What is pressed in a field, on a button or in a dialog is meant for that, not for the film. */
const RESERVED_TARGETS = 'input, textarea, select, button, summary, a, [role="dialog"], [contenteditable]';

/** Space plays and pauses, arrows move five seconds, n and p change the lesson. */
export function usePlayerKeys(keys: Keys): void {
  const navigate = useNavigate();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(RESERVED_TARGETS) !== null) return;
      const { previousHref, nextHref, video } = latest.current;
      const href = event.key === 'n' ? nextHref : event.key === 'p' ? previousHref : null;
      if (href !== null) navigate(href);
      // The film's own controls have keys of their own, and would do the same once more.
      else if (event.target !== video.current && seekVideo(video.current, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}

function seekVideo(film: HTMLVideoElement | null, key: string): boolean {
  if (film === null) return false;
  if (key === ' ') {
    if (film.paused) film.play().catch(() => undefined);
    else film.pause();
    return true;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  film.currentTime += key === 'ArrowLeft' ? -STEP_SECONDS : STEP_SECONDS;
  return true;
}
