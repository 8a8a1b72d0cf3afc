import { Motif } from '#app/components/brand/motif.tsx';
import { productCoverUrl } from '#app/components/brand/product-cover.tsx';
import { lessonLength } from '#app/components/course/lesson-length.ts';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import type { ProductContent } from '#contract/public/product-content.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import { productCopy } from '#messages/product.ts';

export type Film = ProductContent['previews'][number] & { readonly video_url: string };

interface Props {
  readonly product: Pick<ProductDetail, 'slug' | 'cover_url'>;
  readonly film: Film;
  /** What free lessons of the outline lead to. */
  readonly id?: string | undefined;
}

const FILM = 'film-pelajaran-gratis';
/** Its player comes when it is seen, not before the price. */
export const FreeLessonFilm = lazyHydrate(FILM, () =>
  import('#app/components/course/film/free-film.tsx').then((code) => code.FreeFilm),
);

/** A course is bought after hearing the teacher once: its free lesson, in the hero, on the night plane. */
export function FreeLesson({ product, film, id }: Props) {
  const { title, duration } = film;
  return (
    <section
      id={id}
      aria-label={productCopy.freeLesson}
      data-plane="night"
      className="relative isolate grid content-end overflow-hidden bg-night px-gutter py-6 text-on-night lg:py-0 lg:pr-0 lg:pl-12"
    >
      <Motif
        name="corner"
        align="xMaxYMin"
        className="motif-night -z-10 absolute inset-x-0 top-0 h-full w-full opacity-60 max-lg:hidden"
      />
      <p className="flex items-baseline justify-between gap-4 pb-3 text-ui lg:pr-12">
        <b className="font-semibold">
          {title}, {productCopy.watchFree}
        </b>
        <span className="num text-on-night-2 text-small">{lessonLength(duration)}</span>
      </p>
      <FreeLessonFilm
        id={FILM}
        className="min-w-0"
        slug={product.slug}
        lesson={film}
        poster={product.cover_url ?? productCoverUrl(product.slug, 'wide')}
        frame="overflow-hidden rounded-card bg-night-2 lg:rounded-none lg:rounded-tl-sheet"
      />
    </section>
  );
}
