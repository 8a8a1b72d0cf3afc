import { z } from 'zod';
import { MAX_NOTE_LENGTH } from '#shared/courses/lesson-work.ts';
import { accountApi } from '../endpoint.ts';
import { denied, lessonId, noLesson, slug } from './learning-fields.ts';

export const saveNote = accountApi('Learning').put('/api/purchases/{slug}/lessons/{lesson_id}/note', {
  summary: 'What one writes down for oneself about a lesson; the last one counts, an empty one removes it',
  guest_product: 'slug',
  rate_limit: { name: 'lesson-note', points: 60, seconds: 60 },
  params: z.object({ slug, lesson_id: lessonId }),
  body: z.object({ note: z.string().max(MAX_NOTE_LENGTH) }),
  output: z.object({}),
  refusals: { ...denied, ...noLesson },
});
