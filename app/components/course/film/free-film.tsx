import { browserClient } from '#app/lib/api/browser-client.ts';
import type { getFreeFilm } from '#contract/public/product-content.ts';
import { LessonFilm } from './lesson-film.tsx';

const route = { method: 'get', path: '/api/products/{id}/lessons/{lesson_id}/film' } as const;

interface Props {
  readonly slug: string;
  readonly lesson: {
    readonly id: string;
    readonly title: string;
    readonly video_url: string;
    readonly captions_url: string | null;
  };
  readonly poster?: string;
  readonly frame: string;
}

/** The film of a free lesson, for everybody. */
export function FreeFilm({ slug, lesson: { id, title, video_url, captions_url }, poster, frame }: Props) {
  const renew = async () => {
    const params = { id: slug, lesson_id: id };
    const asked = await browserClient.call<typeof getFreeFilm>(route, { params });
    return asked.ok ? asked.value.film : null;
  };
  return (
    <LessonFilm
      title={title}
      source={{ url: video_url, film: undefined, renew }}
      captions={captions_url}
      poster={poster}
      look={{ stage: '', frame: `aspect-video w-full ${frame}`, choices: 'bg-night text-on-night' }}
    />
  );
}
