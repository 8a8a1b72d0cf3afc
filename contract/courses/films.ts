import { z } from 'zod';
import { accountApi, publicApi } from '../endpoint.ts';
import { filmFileAnswer, filmFileName, filmLink } from './film-link.ts';
import { denied, lessonId, noFile, noLesson, slug } from './learning-fields.ts';

const account = accountApi('Learning');

export const renewFilmLink = account.post('/api/purchases/{slug}/lessons/{lesson_id}/film', {
  summary: 'A new link for the film of an opened lesson, good for five minutes',
  guest_product: 'slug',
  rate_limit: { name: 'film-link', points: 60, seconds: 60 },
  params: z.object({ slug, lesson_id: lessonId }),
  output: filmLink,
  refusals: { ...denied, ...noLesson },
});

export const getLessonFilmFile = account.get('/api/purchases/{slug}/lessons/{lesson_id}/film/{name}', {
  summary:
    'A file of the film of an opened lesson, by the sign-in: for players that cannot take up a renewed link',
  guest_product: 'slug',
  ...filmFileAnswer,
  params: z.object({ slug, lesson_id: lessonId, name: filmFileName }),
  refusals: { ...denied, ...noLesson, ...noFile },
});

export const getFilmFile = publicApi('Learning').get('/api/films/{token}/{name}', {
  summary: 'A playlist, a stretch or a picture of a film, by its signed path alone',
  ...filmFileAnswer,
  params: z.object({ token: z.string().min(1).max(200), name: filmFileName }),
  refusals: { ...noFile, LINK_EXPIRED: { status: 410 } },
});
