import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FilmParts } from './film-parts.tsx';
import type { FilmSource, FilmVisit } from './film-source.ts';

interface Film {
  readonly source: FilmSource;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly visit: FilmVisit | null;
}

/** What plays a prepared film, fetched when the lesson is visited or its free film is wanted. */
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
    // Pages of the shop are light: who only reads them fetches none of it.
    import('./film-parts.tsx').then(
      (code) => setParts(() => code.FilmParts),
      () => {
        if (videoRef.current !== null) videoRef.current.src = url;
        begin.current();
      },
    );
  }, [isWanted, url, videoRef]);
  const press = () => {
    setPressed(true);
    if (visit === null && !isPressed) forgetAddress(videoRef.current);
    // Now, because some browsers let only a press begin a film.
    videoRef.current?.play().catch(() => undefined);
  };
  const showControls = () => setControls(true);
  return {
    ...{ Parts, isPressed, hasPlayed, hasControls, press, showControls },
    /** Pressed before there is something to play. */
    isStarting: isPressed && !isReady,
    begin: () => begin.current(),
    onPlaying: () => setPlayed(true),
  };
}

/** Nothing is fetched of the film as it was uploaded; without loading anew the browser would go on with that address. */
function forgetAddress(video: HTMLVideoElement | null): void {
  video?.removeAttribute('src');
  video?.load();
}
