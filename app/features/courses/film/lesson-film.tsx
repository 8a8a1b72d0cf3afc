import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { contentCopy as copy } from '#messages/catalog/content.ts';
import { FilmCaptions } from './film-captions.tsx';
import { FilmPoster } from './film-poster.tsx';
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
    ...{ source, videoRef, visit },
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
              {...{ source, videoRef, below, visit, holder, onLink: setLink }}
              {...{ hasCaptions: captions !== null, hasPlayed, isPressed }}
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
