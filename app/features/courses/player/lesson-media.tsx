import { Paperclip } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { DownloadForm } from '#app/components/commerce/download-form.tsx';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { getLessonFilmFile, renewFilmLink } from '#contract/courses/films.ts';
import type { Lesson } from '#contract/courses/learning.ts';
import { playerCopy as copy } from '#messages/courses/player.ts';
import { filmHostName } from '#shared/courses/film-hosts.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { LessonFilm } from '../film/lesson-film.tsx';

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

interface EmbeddedFilmProps {
  readonly title: string;
  readonly embed: NonNullable<Lesson['embed']>;
}

/** The frame of another host, which only this page's CSP allows. */
export function EmbeddedFilm({ title, embed: { host, src } }: EmbeddedFilmProps) {
  // After a client navigation the document still has the CSP of the page before.
  const [isDocument] = useState(!useHydrated());
  useEffect(() => {
    if (!isDocument && src !== null) window.location.reload();
  }, [isDocument, src]);
  return (
    <div data-plane="night" className="bg-night text-on-night lg:px-4 lg:py-4">
      <div className="mx-auto grid aspect-video w-full place-items-center max-lg:max-h-[46dvh] lg:w-[min(100%,calc((100dvh-236px)*16/9))]">
        {src === null && <p className="px-6 text-center text-ui">{copy.hostClosed(filmHostName(host))}</p>}
        {src !== null && isDocument && (
          <iframe
            src={src}
            title={copy.video(title)}
            allow="encrypted-media; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="h-full w-full border-0 lg:rounded-small"
          />
        )}
      </div>
    </div>
  );
}

interface LessonFileProps {
  readonly slug: string;
  readonly file: NonNullable<Lesson['file']>;
}

export function LessonFile({ slug, file: { id, title, file_name, size_bytes } }: LessonFileProps) {
  return (
    <section className="mt-12">
      <h2 className="text-t3">{copy.file}</h2>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3">
        <Paperclip aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        <p className="wrap-anywhere min-w-0 flex-1">
          <span className="block">{title ?? file_name}</span>
          <span className="num text-ink-3 text-small">{formatBytes(size_bytes)}</span>
        </p>
        <DownloadForm slug={slug} fileId={id} label={copy.download} />
      </div>
    </section>
  );
}
