import { Cover } from '#app/components/brand/cover.tsx';
import { previewLength } from '#app/components/course/lesson-length.ts';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductContent } from '#contract/public/product-content.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import { productCopy } from '#messages/product.ts';

export type Film = ProductContent['previews'][number] & { readonly video_url: string };

interface Props {
  readonly product: Pick<ProductDetail, 'slug'>;
  readonly film: Film;
  /** What free lessons of the outline lead to. */
  readonly id?: string | undefined;
}

const FILM = 'film-pelajaran-gratis';
/** Its player comes when it is seen, not before the price. */
export const FreeLessonFilm = lazyHydrate(FILM, () =>
  import('#app/components/course/film/free-film.tsx').then((code) => code.FreeFilm),
);

/** A course is bought after hearing the teacher once: its free lesson, as an object on the cloth of its cover. */
export function FreeLesson({ product, film, id }: Props) {
  const { title, duration } = film;
  return (
    <section
      id={id}
      aria-label={productCopy.freeLesson}
      className="relative grid items-center bg-night px-gutter py-8 lg:col-start-2 lg:row-span-full lg:row-start-1 lg:px-10 lg:py-12"
    >
      <Cover slug={product.slug} ratio="4:5" loading="eager" className="absolute inset-0" />
      <div
        data-plane="night"
        className="relative w-full overflow-hidden rounded-card bg-night text-on-night shadow-2 lg:rounded-sheet"
      >
        <FreeLessonFilm id={FILM} className="min-w-0" slug={product.slug} lesson={film} frame="bg-night-2" />
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3.5 text-ui lg:px-6">
          <b {...ownerLanguage(film, 'title')} className="font-semibold">
            {title}
          </b>
          <span className="num shrink-0 text-on-night-2 text-small">
            {film.film === null && duration !== null
              ? `${productCopy.freeLesson}, ${previewLength(film)}`
              : productCopy.freeLesson}
          </span>
        </p>
      </div>
    </section>
  );
}
