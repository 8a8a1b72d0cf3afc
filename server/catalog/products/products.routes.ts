import { listPlans as listPlansEndpoint } from '#contract/catalog/plans.ts';
import {
  getFreeFilm,
  getFreeFilmFile,
  getMedia,
  getMediaVariant,
  getProductContent,
} from '#contract/catalog/product-content.ts';
import {
  getProductCover as getProductCoverEndpoint,
  getProduct as getProductEndpoint,
  listProductCategories as listCategoriesEndpoint,
  listProducts as listProductsEndpoint,
  listRelatedProducts as listRelatedEndpoint,
} from '#contract/catalog/products.ts';
import { sendFile, sendFilm } from '#server/api/answers.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import {
  getProduct,
  getProductCover,
  getPublicContent,
  listPlans,
  listProducts,
  listRelatedProducts,
  selectCategories,
} from '#server/catalog/index.ts';
import {
  type CourseServices,
  getFreeFilm as findFreeFilm,
  openFreeFilmFile,
  openPublicFile,
} from '#server/courses/index.ts';
import { openMedia, readFilms } from '#server/media/index.ts';
import { type FilmHost, parseFilmAddress } from '#shared/courses/film-hosts.ts';
import { mapValue, succeed } from '#shared/result.ts';

export function productRoutes(): readonly Implementation[] {
  return [
    implement(listProductsEndpoint, async ({ reader, query }) => succeed(await listProducts(reader, query)), {
      cache: 'catalog',
      reads: 'replica',
    }),
    implement(
      getProductEndpoint,
      ({ reader, params }) => mapValue(getProduct(reader, params.id), (product) => ({ product })),
      { cache: 'catalog', reads: 'replica' },
    ),
    implement(
      listRelatedEndpoint,
      ({ reader, params }) => mapValue(listRelatedProducts(reader, params.id), (products) => ({ products })),
      { cache: 'catalog', reads: 'replica' },
    ),
    implement(
      listCategoriesEndpoint,
      async ({ reader }) => succeed({ categories: await selectCategories(reader) }),
      { cache: 'catalog', reads: 'replica' },
    ),
    implement(
      getProductCoverEndpoint,
      ({ reader, params }) => mapValue(getProductCover(reader, params.id), (cover) => ({ cover })),
      { cache: 'catalog', reads: 'replica' },
    ),
    implement(listPlansEndpoint, ({ reader, params }) => listPlans(reader, params.id), {
      cache: 'catalog',
      reads: 'replica',
    }),
  ];
}

type ProductContentServices = Pick<CourseServices, 'db' | 'storage' | 'clock' | 'films' | 'readFilmHosts'>;

const PUBLIC = 'public, max-age=3600';
/** A variant's bytes never change under its URL. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const PLACEHOLDER_CACHE = 'public, max-age=10';

export function productContentRoutes(services: ProductContentServices): readonly Implementation[] {
  const { db, storage } = services;
  return [
    implement(
      getProductContent,
      async ({ params }) => {
        const found = await getPublicContent(db.orm, params.id);
        if (!found.ok) return found;
        const { previews, ...content } = found.value;
        const hosts = await services.readFilmHosts();
        const films = await readFilms(
          db.orm,
          previews.flatMap(({ video_file_id }) => video_file_id ?? []),
        );
        const slug = encodeURIComponent(content.product.slug);
        return succeed({
          ...content,
          previews: previews.map((preview) => {
            const film = films.find(({ file_id }) => file_id === preview.video_file_id);
            return {
              ...withVideoUrls(preview, hosts),
              film: posterUrl(film, `${slug}/lessons/${preview.id}`),
            };
          }),
        });
      },
      { cache: 'catalog' },
    ),
    implement(getFreeFilm, ({ params: { id: slug, lesson_id } }) =>
      findFreeFilm(services, { slug, lesson_id }),
    ),
    implement(getFreeFilmFile, ({ params: { id: slug, ...file } }) =>
      sendFilm(storage, openFreeFilmFile(services, { ...file, slug })),
    ),
    implement(getMedia, async ({ params }) => {
      const opened = await openPublicFile(db.orm, params.id);
      if (!opened.ok) return opened;
      return succeed(sendFile(storage, opened.value, { disposition: 'inline', cache_control: PUBLIC }));
    }),
    implement(getMediaVariant, async ({ params }) => {
      const opened = await openMedia(db.orm, params.id, params.form);
      if (!opened.ok) return opened;
      const { file, tag, is_final } = opened.value;
      const cache_control = is_final ? IMMUTABLE_CACHE : PLACEHOLDER_CACHE;
      return succeed({
        ...sendFile(storage, file, { disposition: 'inline', cache_control }),
        etag: `"${tag}"`,
      });
    }),
  ];
}

type PreparedFilm = Awaited<ReturnType<typeof readFilms>>[number];

/** Constant while the page is cached, unlike a signed URL. */
function posterUrl(film: PreparedFilm | undefined, lesson: string) {
  if (film?.folder == null || film.duration_seconds === null) return null;
  return {
    poster_url: `/api/products/${lesson}/film/poster.jpg`,
    duration_seconds: film.duration_seconds,
  };
}

interface PreviewVideo {
  readonly video_file_id: string | null;
  readonly captions_file_id: string | null;
  readonly embed_url: string | null;
}

function withVideoUrls<Preview extends PreviewVideo>(
  { video_file_id, captions_file_id, embed_url, ...preview }: Preview,
  hosts: readonly FilmHost[],
) {
  const hrefOf = (id: string | null) => (id === null ? null : `/api/media/${id}`);
  const host = embed_url === null ? undefined : parseFilmAddress(embed_url)?.host;
  return {
    ...preview,
    video_url: hrefOf(video_file_id),
    captions_url: hrefOf(captions_file_id),
    embed: embed_url !== null && host !== undefined && hosts.includes(host) ? { host, url: embed_url } : null,
  };
}
