import { RotateCw } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import type { Lesson } from '#contract/account/learning.ts';
import { playerCopy as copy } from '#messages/player.ts';
import { FilmQualityChoice, PlaybackSpeed } from './film-choices.tsx';
import { FilmControls, useFilmControls } from './film-controls.tsx';
import { type PlaybackRate, readPlaybackRate, savePlaybackRate } from './playback-rate.ts';
import { useFilmStream } from './use-film-stream.ts';
import { Watermark } from './watermark.tsx';

interface Props {
  readonly slug: string;
  readonly lesson: Lesson;
  readonly video: NonNullable<Lesson['video']>;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  /** In seconds; read when progress is saved. */
  readonly position: RefObject<number>;
  readonly onSave: () => void;
}

const SAVE_EVERY_SECONDS = 10;

/** Resumes at the saved position and speed. Remount for every lesson. */
export function LessonVideo({ slug, lesson, video, videoRef, position, onSave }: Props) {
  // Every revalidation signs new links, which would restart the video.
  const [links] = useState(video);
  const { hasFailed, rate, choose } = useLessonVideo(videoRef, position);
  const hasControls = useFilmControls();
  const film = useFilmStream({ slug, lesson_id: lesson.id, video: links, videoRef, position });
  return (
    <>
      {/* Stays above the text where both do not fit; on a phone that lies on its side the text would have no room. */}
      <div
        data-plane="night"
        className="z-10 bg-night lg:px-4 lg:pt-4 max-lg:[@media(min-height:560px)]:sticky max-lg:[@media(min-height:560px)]:top-[61px]"
      >
        <media-controller
          nohotkeys=""
          defaultsubtitles=""
          className="film-frame mx-auto block aspect-video w-full max-lg:max-h-[46dvh] lg:w-[min(100%,calc((100dvh-236px)*16/9))] lg:rounded-small"
        >
          {/* biome-ignore lint/a11y/useMediaCaption: there is a track whenever the lesson has captions */}
          <video
            slot="media"
            ref={videoRef}
            src={links.film === null ? links.url : undefined}
            poster={links.film === null ? undefined : `${links.film.url}poster.jpg`}
            controls={!hasControls}
            playsInline
            preload="metadata"
            aria-label={copy.video(lesson.title)}
            className="h-full w-full"
            onTimeUpdate={({ currentTarget: { currentTime } }) => {
              const before = position.current;
              position.current = currentTime;
              if (Math.trunc(before / SAVE_EVERY_SECONDS) !== Math.trunc(currentTime / SAVE_EVERY_SECONDS)) {
                onSave();
              }
            }}
            onPause={onSave}
          >
            {links.captions_url !== null && (
              <track kind="captions" src={links.captions_url} srcLang="id" label={copy.captions} default />
            )}
            {links.film !== null && (
              <track kind="metadata" label="thumbnails" src={`${links.film.url}scrub.vtt`} default />
            )}
          </video>
          <Watermark holder={links.holder} />
          {hasControls && <FilmControls hasCaptions={links.captions_url !== null} />}
        </media-controller>
      </div>
      <div data-plane="night" className="bg-night text-on-night">
        {hasFailed || film.hasEnded ? (
          <VideoError />
        ) : (
          <div className="mx-auto flex flex-wrap items-center justify-end gap-x-6 lg:w-[min(100%,calc((100dvh-236px)*16/9))]">
            {film.sizes.length > 0 && (
              <FilmQualityChoice sizes={film.sizes} quality={film.quality} onChoose={film.choose} />
            )}
            <PlaybackSpeed rate={rate} onChoose={choose} />
          </div>
        )}
      </div>
    </>
  );
}

/** A video this close to its end starts again. */
const END_SECONDS = 3;

/** Sets position and speed once the metadata is loaded, which may be before hydration. */
function useLessonVideo(videoRef: Props['videoRef'], position: Props['position']) {
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

function VideoError() {
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
