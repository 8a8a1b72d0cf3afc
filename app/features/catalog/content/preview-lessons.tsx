import { ExternalLink, Plus } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { FreeFilm } from '#app/features/courses/film/free-film.tsx';
import { LessonBody } from '#app/features/courses/lesson-body.tsx';
import { previewLength } from '#app/features/courses/lesson-length.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductContent } from '#contract/catalog/product-content.ts';
import { contentCopy as copy } from '#messages/catalog/content.ts';
import { filmHostName } from '#shared/courses/film-hosts.ts';

type Preview = ProductContent['previews'][number];

interface Props {
  readonly slug: string;
  readonly previews: readonly Preview[];
}

export function PreviewLessons({ slug, previews }: Props) {
  if (previews.length === 0) return null;
  return (
    <section aria-labelledby="coba-pelajaran" className="scroll-mt-4 border-line border-b py-10 md:py-12">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="coba-pelajaran" className="text-t3">
            {copy.previews}
          </h2>
          <p className="mt-2 max-w-[24em] text-ink-2 text-ui">{copy.previewsHint}</p>
        </div>
        <div>
          {previews.map((preview, index) => (
            <PreviewLesson
              key={preview.id}
              slug={slug}
              preview={preview}
              isOpen={index === 0 && preview.video_url !== null}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface LessonProps {
  readonly slug: string;
  readonly preview: Preview;
  readonly isOpen: boolean;
}

function PreviewLesson({ slug, preview, isOpen }: LessonProps) {
  const { title, description, video_url, embed, body } = preview;
  return (
    <details open={isOpen} className="group border-line-strong border-t last:border-b">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3">
        <span className="grid gap-0.5">
          <span {...ownerLanguage(preview, 'title')} className="font-semibold text-t3">
            {title}
          </span>
          {description !== null && (
            <span {...ownerLanguage(preview, 'description')} className="text-ink-2 text-ui">
              {description}
            </span>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-3 text-ink-2 text-small">
          <span className="num max-sm:hidden">{previewLength(preview)}</span>
          <Plus aria-hidden="true" className="size-5 transition-transform group-open:rotate-45" />
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-7">
        {video_url !== null && (
          <FreeFilm
            slug={slug}
            lesson={{ ...preview, video_url }}
            className="max-w-[42rem] overflow-hidden rounded-card border border-line"
            frame="bg-sunk"
          />
        )}
        {video_url === null && embed !== null && (
          <Button asChild variant="outline" className="justify-self-start">
            <a href={embed.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" />
              {copy.watchAt(filmHostName(embed.host))}
            </a>
          </Button>
        )}
        {body !== null && <LessonBody html={body} {...ownerLanguage(preview, 'body')} />}
      </div>
    </details>
  );
}
