import { RotateCw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#app/components/ui/button.tsx';
import { playerCopy as copy } from '#messages/courses/player.ts';
import { FilmQualityChoice, PlaybackSpeed } from './film-choices.tsx';
import { FilmControls, useFilmControls } from './film-controls.tsx';
import type { FilmLink, FilmSource, FilmVisit } from './film-source.ts';
import { type PlaybackRate, readPlaybackRate, savePlaybackRate } from './playback-rate.ts';
import { useFilmStream } from './use-film-stream.ts';
import { Watermark } from './watermark.tsx';

interface Props {
  readonly source: FilmSource;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly below: RefObject<HTMLElement | null>;
  readonly visit: FilmVisit | null;
  readonly holder: string | undefined;
  readonly hasCaptions: boolean;
  readonly hasPlayed: boolean;
  readonly isPressed: boolean;
  readonly onLink: (link: FilmLink | null) => void;
  readonly onBegun: () => void;
  readonly onControls: () => void;
}

export function FilmParts({ source, videoRef, below, visit, holder, ...props }: Props) {
  const { hasCaptions, hasPlayed, isPressed, onControls } = props;
  const start = useRef(0);
  const position = visit?.position ?? start;
  const { hasFailed, rate, choose } = usePlaybackRate(videoRef, position);
  const film = useFilmStream({ source, videoRef, position, ...props });
  const hasControls = useFilmControls();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (hasControls) onControls();
  }, [hasControls]);
  const choices =
    hasFailed || film.hasEnded ? (
      <FilmError />
    ) : (
      <div className="mx-auto flex flex-wrap items-center justify-end gap-x-6 lg:w-[min(100%,calc((100dvh-236px)*16/9))]">
        {film.sizes.length > 0 && (
          <FilmQualityChoice sizes={film.sizes} quality={film.quality} onChoose={film.choose} />
        )}
        <PlaybackSpeed rate={rate} onChoose={choose} />
      </div>
    );
  return (
    <>
      {holder !== undefined && hasPlayed && <Watermark holder={holder} />}
      {hasControls && hasPlayed && <FilmControls hasCaptions={hasCaptions} takesFocus={isPressed} />}
      {below.current !== null && createPortal(choices, below.current)}
    </>
  );
}

/** A video resumed within this distance from its end starts from the beginning. */
const END_SECONDS = 3;

function usePlaybackRate(videoRef: Props['videoRef'], position: FilmVisit['position']) {
  const [hasFailed, setFailed] = useState(false);
  const [rate, setRate] = useState<PlaybackRate>(1);
  useEffect(() => {
    const { current } = videoRef;
    if (current === null) return;
    const stored = readPlaybackRate();
    setRate(stored);
    const begin = () => {
      current.playbackRate = stored;
      if (position.current < current.duration - END_SECONDS) current.currentTime = position.current;
    };
    const fail = () => setFailed(true);
    if (current.error !== null) fail();
    if (current.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
    else current.addEventListener('loadedmetadata', begin, { once: true });
    current.addEventListener('error', fail);
    return () => {
      current.removeEventListener('loadedmetadata', begin);
      current.removeEventListener('error', fail);
    };
  }, [videoRef, position]);
  const choose = (chosen: PlaybackRate) => {
    setRate(chosen);
    savePlaybackRate(chosen);
    if (videoRef.current !== null) videoRef.current.playbackRate = chosen;
  };
  return { hasFailed, rate, choose };
}

function FilmError() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 px-5 py-4 text-ui">
      <p className="flex-1">{copy.videoFailed}</p>
      <Button variant="night-outline" size="sm" onClick={() => window.location.reload()}>
        <RotateCw aria-hidden="true" />
        {copy.reload}
      </Button>
    </div>
  );
}
