import { type RefObject, useState } from 'react';
import { LessonFilm } from '#app/features/courses/film/lesson-film.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { getLessonFilmFile, renewFilmLink } from '#contract/courses/films.ts';
import type { Lesson } from '#contract/courses/learning.ts';

const renewRoute = {
  method: 'post',
  path: '/api/purchases/{slug}/lessons/{lesson_id}/film',
} as const;

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

/** Sticky above the text; not on a phone in landscape, where the text would have no room. */
const look = {
  stage:
    'z-10 bg-night lg:px-4 lg:pt-4 max-lg:[@media(min-height:560px)]:sticky max-lg:[@media(min-height:560px)]:top-[61px]',
  frame:
    'mx-auto aspect-video w-full max-lg:max-h-[46dvh] lg:w-[min(100%,calc((100dvh-236px)*16/9))] lg:rounded-small',
  choices: 'min-h-[52px] bg-night text-on-night',
};

export function LessonVideo({ slug, lesson, video, videoRef, position, onSave }: Props) {
  // Every revalidation signs new links, which would restart the video.
  const [{ url, film, captions_url, holder }] = useState(video);
  const params = { slug, lesson_id: lesson.id };
  const native_url = apiHref<typeof getLessonFilmFile>(
    '/api/purchases/{slug}/lessons/{lesson_id}/film/{name}',
    { params: { ...params, name: 'master.m3u8' } },
  );
  const renew = async () => {
    const renewed = await browserClient.call<typeof renewFilmLink>(renewRoute, { params });
    return renewed.ok ? renewed.value : null;
  };
  const onTime = (seconds: number) => {
    const before = position.current;
    position.current = seconds;
    if (Math.trunc(before / SAVE_EVERY_SECONDS) !== Math.trunc(seconds / SAVE_EVERY_SECONDS)) onSave();
  };
  return (
    <LessonFilm
      title={lesson.title}
      source={{ url, film, native_url, renew }}
      captions={captions_url}
      holder={holder}
      visit={{ videoRef, position, onTime, onPause: onSave }}
      look={look}
    />
  );
}
