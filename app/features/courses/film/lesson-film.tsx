import { Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Spinner } from '#app/components/brand/petals.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { contentCopy as copy } from '#messages/catalog/content.ts';
import { formatFilmTime } from '#shared/courses/film-time.ts';
import type { FilmSource, FilmVisit } from './film-source.ts';
import { useFilmParts } from './use-film-parts.ts';

interface PlayerClasses {
  readonly stage: string;
  readonly frame: string;
  readonly choices: string;
}

interface Props {
  readonly title: string;
  readonly source: FilmSource;
  readonly captions: string | null;
  readonly poster?: string | undefined;
  /** Shown until the film has loaded, so that the frame is never empty. */
  readonly backdrop?: string | undefined;
  /** Null: known only from the film itself. */
  readonly seconds?: number | null | undefined;
  readonly holder?: string;
  /** Null: a free lesson, for which only captions are fetched before play is pressed. */
  readonly visit?: FilmVisit | null;
  readonly look: PlayerClasses;
}

/** Without scripts the browser's own player plays the upload. Remount it for every lesson. */
export function LessonFilm({ title, source, captions, holder, visit = null, look, ...props }: Props) {
  const { poster, backdrop } = props;
  const own = useRef<HTMLVideoElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const videoRef = visit?.videoRef ?? own;
  const [link, setLink] = useState(source.film);
  const [seconds, setSeconds] = useState(props.seconds ?? null);
  const { Parts, isPressed, isStarting, hasPlayed, hasControls, ...parts } = useFilmParts({
    source,
    videoRef,
    visit,
  });
  useEffect(() => {
    // The metadata event is not repeated for a browser that loaded it before hydration.
    const known = videoRef.current?.duration;
    if (known !== undefined && Number.isFinite(known)) setSeconds(known);
    setPicture((videoRef.current?.readyState ?? 0) >= HTMLMediaElement.HAVE_CURRENT_DATA);
  }, [videoRef]);
  const [hasPicture, setPicture] = useState(false);
  const hasPoster = useHydrated() && !hasPlayed;
  return (
    <>
      <div data-plane="night" className={look.stage}>
        <media-controller
          nohotkeys=""
          defaultsubtitles=""
          data-resting={hasPoster || undefined}
          className={`film-frame relative block ${look.frame}`}
        >
          {/* biome-ignore lint/a11y/useMediaCaption: there is a track whenever the lesson has captions */}
          <video
            slot="media"
            ref={videoRef}
            // Only the initial source: hls.js replaces it afterwards.
            src={source.film == null ? source.url : undefined}
            poster={visit === null || link == null ? poster : `${link.url}poster.jpg`}
            controls={!hasPoster && !hasControls}
            playsInline
            preload={visit === null && poster !== undefined ? 'none' : 'metadata'}
            aria-label={copy.video(title)}
            className="h-full w-full bg-center bg-cover"
            style={backdrop === undefined || hasPicture ? undefined : { backgroundImage: `url(${backdrop})` }}
            onTimeUpdate={({ currentTarget }) => visit?.onTime(currentTarget.currentTime)}
            onPause={visit?.onPause}
            onPlaying={parts.onPlaying}
            onLoadedData={() => setPicture(true)}
            onDurationChange={({ currentTarget: { duration } }) =>
              Number.isFinite(duration) && setSeconds(duration)
            }
          >
            {captions !== null && (
              <track kind="captions" src={captions} srcLang="id" label={copy.captions} default />
            )}
            {link != null && (
              <track kind="metadata" label="thumbnails" src={`${link.url}scrub.vtt`} default />
            )}
          </video>
          {hasPoster && (
            <FilmPoster title={title} seconds={seconds} isBusy={isStarting} onPress={parts.press} />
          )}
          {Parts !== null && (
            <Parts
              source={source}
              videoRef={videoRef}
              below={below}
              visit={visit}
              holder={holder}
              onLink={setLink}
              hasCaptions={captions !== null}
              hasPlayed={hasPlayed}
              isPressed={isPressed}
              onBegun={parts.begin}
              onControls={parts.showControls}
            />
          )}
        </media-controller>
        {(isPressed || hasPlayed) && captions !== null && <FilmCaptions videoRef={videoRef} />}
      </div>
      <div ref={below} data-plane="night" className={look.choices} />
    </>
  );
}

function FilmCaptions({ videoRef }: { readonly videoRef: RefObject<HTMLVideoElement | null> }) {
  const said = useShownCaption(videoRef);
  if (said === null) return null;
  return (
    <p
      lang="id"
      data-slot="captions"
      className="grid h-[4.75rem] place-items-center overflow-y-auto px-4 text-balance bg-night text-center text-on-night text-ui leading-[1.4] min-[700px]:hidden"
    >
      {said}
    </p>
  );
}

/** Null while captions are off. */
function useShownCaption(videoRef: RefObject<HTMLVideoElement | null>): string | null {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const tracks = videoRef.current?.textTracks;
    const track = [...(tracks ?? [])].find(({ kind }) => kind === 'captions');
    if (tracks === undefined || track === undefined) return;
    const read = () => setSaid(track.mode === 'showing' ? textOf(track.activeCues) : null);
    read();
    track.addEventListener('cuechange', read);
    tracks.addEventListener('change', read);
    return () => {
      track.removeEventListener('cuechange', read);
      tracks.removeEventListener('change', read);
    };
  }, [videoRef]);
  return said;
}

function textOf(cues: TextTrackCueList | null): string {
  const texts = [...(cues ?? [])].map((cue) =>
    cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
  );
  return texts.join('\n');
}

interface FilmPosterProps {
  readonly title: string;
  /** Null: not known yet. */
  readonly seconds: number | null;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function FilmPoster({ title, seconds, isBusy, onPress }: FilmPosterProps) {
  return (
    <button
      type="button"
      slot="centered-chrome"
      aria-label={copy.play(title)}
      aria-busy={isBusy || undefined}
      onClick={onPress}
      className="group pointer-events-auto absolute inset-0 flex cursor-pointer items-end gap-2 p-3 text-left focus-visible:outline-offset-[-4px] sm:p-5"
    >
      <span className="grid size-12 place-items-center rounded-full bg-dawn text-on-dawn transition-transform group-hover:scale-105 sm:size-16">
        {isBusy ? (
          <Spinner className="size-6" />
        ) : (
          <Play aria-hidden="true" className="size-5 translate-x-px fill-current sm:size-7" />
        )}
      </span>
      {seconds !== null && (
        <span
          aria-hidden="true"
          className="num mb-3 rounded-full bg-plate-night px-2.5 py-0.5 font-semibold text-on-image text-small leading-5 sm:mb-5"
        >
          {formatFilmTime(seconds)}
        </span>
      )}
    </button>
  );
}
