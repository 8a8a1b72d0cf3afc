import { LoaderCircle, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { contentCopy as copy } from '#messages/content.ts';
import type { FilmSource, FilmVisit } from './film-source.ts';
import { useFilmParts } from './use-film-parts.ts';

interface Look {
  /** Around the picture. */
  readonly stage: string;
  readonly frame: string;
  /** Around speed and size, below the picture. */
  readonly choices: string;
}

interface Props {
  /** Of the lesson. */
  readonly title: string;
  readonly source: FilmSource;
  readonly captions: string | null;
  /** Until there is a still of the film itself. */
  readonly poster?: string | undefined;
  /** Whose copy it is, shown over the film. */
  readonly holder?: string;
  /** Null: a free lesson, of which only the captions are fetched before somebody presses play. */
  readonly visit?: FilmVisit | null;
  readonly look: Look;
}

/**
 * The film of a lesson, free or held: in the size that fits the line and with our controls. The browser's own player
 * plays it as it was uploaded where no scripts run or some do not arrive. Remount for every lesson.
 */
export function LessonFilm({ title, source, captions, poster, holder, visit = null, look }: Props) {
  const own = useRef<HTMLVideoElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const videoRef = visit?.videoRef ?? own;
  const [link, setLink] = useState(source.film);
  const { Parts, isPressed, hasBegun, hasControls, ...parts } = useFilmParts({ source, videoRef, visit });
  const hasButton = useHydrated() && visit === null && !hasBegun;
  return (
    <>
      <div data-plane="night" className={look.stage}>
        <media-controller
          nohotkeys=""
          defaultsubtitles=""
          className={`film-frame relative block ${look.frame}`}
        >
          {/* biome-ignore lint/a11y/useMediaCaption: there is a track whenever the lesson has captions */}
          <video
            slot="media"
            ref={videoRef}
            // Once: what a player puts in its place is not ours to change.
            src={source.film == null ? source.url : undefined}
            poster={visit === null || link == null ? poster : `${link.url}poster.jpg`}
            controls={!hasButton && !hasControls}
            playsInline
            preload={visit === null ? 'none' : 'metadata'}
            aria-label={copy.video(title)}
            className="h-full w-full"
            onTimeUpdate={({ currentTarget }) => visit?.onTime(currentTarget.currentTime)}
            onPause={visit?.onPause}
          >
            {captions !== null && (
              <track kind="captions" src={captions} srcLang="id" label={copy.captions} default />
            )}
            {link != null && (
              <track kind="metadata" label="thumbnails" src={`${link.url}scrub.vtt`} default />
            )}
          </video>
          {hasButton && <PlayButton title={title} isBusy={isPressed} onPress={parts.press} />}
          {Parts !== null && (
            <Parts
              {...{ source, videoRef, below, visit, holder, onLink: setLink }}
              hasCaptions={captions !== null}
              onBegun={parts.begin}
              onControls={parts.showControls}
            />
          )}
        </media-controller>
      </div>
      <div ref={below} data-plane="night" className={look.choices} />
    </>
  );
}

interface PlayButtonProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function PlayButton({ title, isBusy, onPress }: PlayButtonProps) {
  const Icon = isBusy ? LoaderCircle : Play;
  return (
    <button
      type="button"
      slot="centered-chrome"
      aria-label={copy.play(title)}
      aria-busy={isBusy || undefined}
      onClick={onPress}
      className="pointer-events-auto absolute inset-0 grid cursor-pointer place-items-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-night text-night-dawn">
        <Icon aria-hidden="true" className={isBusy ? 'size-7 animate-spin' : 'size-7 fill-current'} />
      </span>
    </button>
  );
}
