import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const STEP_SECONDS = 5;

interface Keys {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
}

const RESERVED_TARGETS = 'input, textarea, select, button, summary, a, [role="dialog"], [contenteditable]';

const PRESSED_BY_SPACE = '[role="button"], [role="switch"]';

/** Space and k play and pause, arrows seek five seconds, n and p change the lesson. */
export function usePlayerKeys(keys: Keys): void {
  const navigate = useNavigate();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const reserved = event.key === ' ' ? `${RESERVED_TARGETS}, ${PRESSED_BY_SPACE}` : RESERVED_TARGETS;
      if (event.target instanceof Element && event.target.closest(reserved) !== null) return;
      const { previousHref, nextHref, video } = latest.current;
      const href = event.key === 'n' ? nextHref : event.key === 'p' ? previousHref : null;
      if (href !== null) navigate(href);
      else if (event.key !== 'k' && event.target === video.current) return;
      else if (seekVideo(video.current, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}

function seekVideo(video: HTMLVideoElement | null, key: string): boolean {
  if (video === null) return false;
  if (key === ' ' || key === 'k') {
    if (video.paused) video.play().catch(() => undefined);
    else video.pause();
    return true;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  video.currentTime += key === 'ArrowLeft' ? -STEP_SECONDS : STEP_SECONDS;
  return true;
}
