import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FilmParts } from './film-playback.tsx';
import type { FilmSource, FilmVisit } from './film-source.ts';

interface Film {
  readonly source: FilmSource;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly visit: FilmVisit | null;
}

export function useFilmParts({ source: { url }, videoRef, visit }: Film) {
  const [Parts, setParts] = useState<typeof FilmParts | null>(null);
  const [isPressed, setPressed] = useState(false);
  const [isReady, setReady] = useState(false);
  const [hasPlayed, setPlayed] = useState(false);
  const [hasControls, setControls] = useState(false);
  const isWanted = visit !== null || isPressed;
  const begin = useRef(() => {});
  begin.current = () => {
    setReady(true);
    if (isPressed) videoRef.current?.play().catch(() => undefined);
  };
  useEffect(() => {
    if (!isWanted) return;
    import('./film-playback.tsx').then(
      (code) => setParts(() => code.FilmParts),
      () => {
        if (videoRef.current !== null) videoRef.current.src = url;
        begin.current();
      },
    );
  }, [isWanted, url, videoRef]);
  const press = () => {
    setPressed(true);
    if (visit === null && !isPressed) clearVideoSource(videoRef.current);
    // Synchronously, because some browsers only let a press start a film.
    videoRef.current?.play().catch(() => undefined);
  };
  const showControls = () => setControls(true);
  return {
    Parts,
    isPressed,
    hasPlayed,
    hasControls,
    press,
    showControls,
    isStarting: isPressed && !isReady,
    begin: () => begin.current(),
    onPlaying: () => setPlayed(true),
  };
}

/** Stops loading the upload; without `load()` the browser would continue. */
function clearVideoSource(video: HTMLVideoElement | null): void {
  video?.removeAttribute('src');
  video?.load();
}
