import { productCoverUrl } from '#app/components/brand/product-cover.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { getFreeFilm, getFreeFilmFile } from '#contract/catalog/product-content.ts';
import { LessonFilm } from './lesson-film.tsx';

const route = { method: 'get', path: '/api/products/{id}/lessons/{lesson_id}/film' } as const;

interface Props {
  readonly slug: string;
  readonly lesson: {
    readonly id: string;
    readonly title: string;
    readonly video_url: string;
    readonly captions_url: string | null;
    readonly film: { readonly poster_url: string; readonly duration_seconds: number } | null;
  };
  readonly id?: string;
  readonly className: string;
  readonly frame: string;
}

export function FreeFilm({ slug, lesson, id, className, frame }: Props) {
  const { title, video_url, captions_url, film } = lesson;
  const params = { id: slug, lesson_id: lesson.id };
  const native_url = apiHref<typeof getFreeFilmFile>('/api/products/{id}/lessons/{lesson_id}/film/{name}', {
    params: { ...params, name: 'master.m3u8' },
  });
  const renew = async () => {
    const asked = await browserClient.call<typeof getFreeFilm>(route, { params });
    return asked.ok ? asked.value.film : null;
  };
  return (
    <div id={id} className={className}>
      <LessonFilm
        title={title}
        source={{ url: video_url, film: undefined, native_url, renew }}
        captions={captions_url}
        poster={film?.poster_url}
        backdrop={productCoverUrl(slug, 'wide')}
        seconds={film?.duration_seconds}
        look={{ stage: '', frame: `aspect-video w-full ${frame}`, choices: 'bg-night text-on-night' }}
      />
    </div>
  );
}
