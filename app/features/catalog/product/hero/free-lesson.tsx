import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { previewLength } from '#app/features/courses/lesson-length.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductContent } from '#contract/catalog/product-content.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';

export type Film = ProductContent['previews'][number] & { readonly video_url: string };

interface Props {
  readonly product: Pick<ProductDetail, 'slug'>;
  readonly film: Film;
  readonly id?: string | undefined;
}

const FILM = 'film-pelajaran-gratis';
/** Hydrated when visible, so that the player does not delay the price. */
export const FreeLessonFilm = lazyHydrate(FILM, () =>
  import('#app/features/courses/film/free-film.tsx').then((code) => code.FreeFilm),
);

interface KawungBackdropProps extends ComponentProps<'section'> {
  readonly slug: string;
}

export function KawungBackdrop({ slug, children, ...section }: KawungBackdropProps) {
  return (
    <section
      {...section}
      className="relative grid items-center bg-night px-gutter py-3 lg:col-start-2 lg:row-span-full lg:row-start-1 lg:px-10 lg:py-12"
    >
      <Cover slug={slug} ratio="4:5" loading="eager" className="absolute inset-0" />
      {children}
    </section>
  );
}

export function FreeLesson({ product: { slug }, film, id }: Props) {
  const { title, duration, body } = film;
  const isPrepared = film.film !== null;
  return (
    <KawungBackdrop slug={slug} id={id} aria-label={productCopy.freeLesson}>
      <div
        data-plane="night"
        className="relative w-full overflow-hidden rounded-card bg-night text-on-night shadow-2 max-sm:mx-auto max-sm:max-w-[280px] lg:rounded-sheet"
      >
        <FreeLessonFilm id={FILM} className="min-w-0" slug={slug} lesson={film} frame="bg-night" />
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 px-4 py-1.5 text-ui lg:min-h-13 lg:px-6">
          <b
            {...ownerLanguage(film, 'title')}
            className={isPrepared ? 'sr-only' : 'font-semibold max-sm:sr-only'}
          >
            {title}
          </b>
          <span className="num shrink-0 text-on-night-2 text-small">
            {!isPrepared && duration !== null
              ? `${productCopy.freeLesson}, ${previewLength(film)}`
              : productCopy.freeLesson}
          </span>
          {body !== null && (
            <Link
              to={`/content/${slug}#coba-pelajaran`}
              className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
            >
              {productCopy.readLesson}
            </Link>
          )}
        </p>
      </div>
    </KawungBackdrop>
  );
}
