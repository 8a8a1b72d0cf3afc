import { z } from 'zod';
import { lessonTypes } from '#shared/courses/course.ts';
import { filmTypeNames } from '#shared/courses/film.ts';
import { filmHosts } from '#shared/courses/film-hosts.ts';
import { typesOf, uploadTypes } from '#shared/files/uploads.ts';
import { filmFileAnswer, filmFileName, filmLink } from '../courses/film-link.ts';
import { publicApi } from '../endpoint.ts';
import { uuid } from '../fields.ts';
import { ownerHtml, ownerText, untranslated } from '../owner-text.ts';
import { storedFile } from '../stored-file.ts';
import { contentSection, lockedSection } from './content-section.ts';
import { productCard } from './products.ts';

const anyone = publicApi('Catalogue');

const openSection = contentSection.extend({ is_locked: z.literal(false) });

const preview = z.object({
  id: z.string(),
  title: ownerText('catalog'),
  type: z.enum(lessonTypes),
  duration: z.string().nullable(),
  description: ownerText('catalog').nullable(),
  body: ownerHtml('catalog').nullable(),
  video_url: z.string().nullable(),
  captions_url: z.string().nullable(),
  film: z
    .object({ poster_url: z.string(), duration_seconds: z.number() })
    .nullable()
    .meta({ description: 'null: it has no film, or one that is not prepared yet.' }),
  embed: z
    .object({ host: z.enum(filmHosts), url: z.string() })
    .nullable()
    .meta({ description: 'A film that lies with another host: where it can be watched.' }),
  ...untranslated,
});

export const getProductContent = anyone.get('/api/products/{id}/content', {
  summary: 'Public content of an active product by slug; owner-only sections as title and description',
  params: z.object({ id: z.string().min(1).max(200) }),
  output: z.object({
    product: productCard,
    sections: z.array(z.discriminatedUnion('is_locked', [openSection, lockedSection])),
    previews: z.array(preview),
  }),
  refusals: {
    PRODUCT_NOT_FOUND: { status: 404 },
  },
});
export type ProductContent = z.output<typeof getProductContent.output>;

export const getFreeFilm = anyone.get('/api/products/{id}/lessons/{lesson_id}/film', {
  summary: 'A link for the film of a free lesson, by the slug of its product; good for five minutes',
  rate_limit: { name: 'free-film', points: 60, seconds: 60 },
  params: z.object({ id: z.string().min(1).max(200), lesson_id: z.string().min(1).max(100) }),
  output: z.object({
    film: filmLink.nullable().meta({ description: 'null: not prepared, it is played as it was uploaded.' }),
  }),
  refusals: { LESSON_NOT_FOUND: { status: 404 } },
});

export const getFreeFilmFile = anyone.get('/api/products/{id}/lessons/{lesson_id}/film/{name}', {
  summary: 'A file of the film of a free lesson: for players that cannot take up a renewed link',
  ...filmFileAnswer,
  params: getFreeFilm.params.extend({ name: filmFileName }),
  refusals: { LESSON_NOT_FOUND: { status: 404 }, FILE_NOT_FOUND: { status: 404 } },
});

export const getMedia = anyone.get('/api/media/{id}', {
  summary: 'A file that everybody may have; an owner-only one is not found',
  answers: 'file',
  media_types: [...new Set([...filmTypeNames, ...Object.keys(uploadTypes)])],
  params: z.object({ id: uuid }),
  output: storedFile,
  refusals: {
    FILE_NOT_FOUND: { status: 404 },
  },
});

export const getMediaVariant = anyone.get('/api/media/{id}/{form}', {
  summary: 'A form of an uploaded file: the original by its description, or a picture in one width',
  answers: 'file',
  media_types: [...typesOf('image'), ...typesOf('video')],
  params: z.object({ id: uuid, form: z.string().regex(/^[a-z0-9-]{1,40}\.[a-z0-9]{3,4}$/) }),
  output: storedFile,
  refusals: {
    FILE_NOT_FOUND: { status: 404 },
  },
});
