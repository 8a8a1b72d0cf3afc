import { RotateCw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#app/components/ui/button.tsx';
import { playerCopy as copy } from '#messages/courses/player.ts';
import { playerControlsCopy } from '#messages/courses/player-controls.ts';
import { currentLanguage } from '#shared/language/language.ts';
import {
  FilmQualityChoice,
  type PlaybackRate,
  PlaybackSpeed,
  readPlaybackRate,
  savePlaybackRate,
} from './film-choices.tsx';
import type { FilmLink, FilmSource, FilmVisit } from './film-source.ts';
import { useFilmStream } from './use-film-stream.ts';

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
  const { hasFailed, rate, choose } = usePlayback(videoRef, position);
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

function usePlayback(videoRef: Props['videoRef'], position: FilmVisit['position']) {
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

function Watermark({ holder }: { readonly holder: string }) {
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

/** False until our controls have loaded; the browser's own are used until then. */
function useFilmControls(): boolean {
  const [isDefined, setDefined] = useState(false);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const { addTranslation, setLanguage } = await import('media-chrome/utils/i18n');
      addTranslation(currentLanguage(), { ...playerControlsCopy });
      setLanguage(currentLanguage());
      await import('./define-controls.ts');
      if (isHere) setDefined(true);
    };
    load().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return isDefined;
}

/** media-chrome sets `aria-checked`, which a plain button does not allow. */
const setSwitchRole = (button: HTMLElement | null) => button?.setAttribute('role', 'switch');

/** Moves the focus from the removed poster to the pause button. */
function focusControls(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

interface FilmControlsProps {
  readonly hasCaptions: boolean;
  readonly takesFocus: boolean;
}

/** The time bar takes the full width, so that a thumb can hit a minute; the buttons stand below. */
function FilmControls({ hasCaptions, takesFocus }: FilmControlsProps) {
  return (
    <div className="film-bar relative w-full">
      <media-time-range>
        <media-preview-thumbnail slot="preview" />
        <media-preview-time-display slot="preview" />
      </media-time-range>
      <media-control-bar className="w-full">
        <media-play-button ref={takesFocus ? focusControls : undefined} />
        <media-mute-button />
        <media-volume-range className="max-sm:hidden" />
        <media-time-display showduration="" className="grow justify-start" />
        {hasCaptions && <media-captions-button ref={setSwitchRole} />}
        <media-fullscreen-button />
      </media-control-bar>
    </div>
  );
}
