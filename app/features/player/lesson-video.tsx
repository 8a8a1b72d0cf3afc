import { RotateCw } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import type { Lesson } from '#contract/account/learning.ts';
import { playerCopy as copy } from '#messages/player.ts';
import {
  formatRate,
  type PlaybackRate,
  playbackRates,
  readPlaybackRate,
  savePlaybackRate,
} from './playback-rate.ts';

interface Props {
  readonly lesson: Lesson;
  readonly video: NonNullable<Lesson['video']>;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  /** In seconds; read when progress is saved. */
  readonly position: RefObject<number>;
  readonly onSave: () => void;
}

const SAVE_EVERY_SECONDS = 10;

/** Resumes at the saved position and speed. Remount for every lesson. */
export function LessonVideo({ lesson, video, videoRef, position, onSave }: Props) {
  // Every revalidation signs new links, which would restart the video.
  const [links] = useState(video);
  const { hasFailed, rate, choose } = useLessonVideo(videoRef, position);
  return (
    <div data-plane="night" className="overflow-hidden rounded-sheet bg-night text-on-night">
      {/* biome-ignore lint/a11y/useMediaCaption: there is a track whenever the lesson has captions */}
      <video
        ref={videoRef}
        src={links.url}
        controls
        playsInline
        preload="metadata"
        aria-label={copy.video(lesson.title)}
        className="aspect-video w-full"
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
      </video>
      {hasFailed ? <VideoError /> : <PlaybackSpeed rate={rate} onChoose={choose} />}
    </div>
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

function PlaybackSpeed({
  rate,
  onChoose,
}: {
  readonly rate: PlaybackRate;
  readonly onChoose: (rate: PlaybackRate) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <p aria-hidden="true" className="text-on-night-2 text-small">
        {copy.speed}
      </p>
      <Segmented
        label={copy.speed}
        choices={playbackRates.map((value) => ({ value: String(value), label: formatRate(value) }))}
        value={String(rate)}
        onChange={(value) => onChoose(playbackRates.find((option) => String(option) === value) ?? 1)}
        className="max-sm:w-full [&_label]:px-2.5"
      />
    </div>
  );
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
