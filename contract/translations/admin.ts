import { z } from 'zod';
import { textAreas } from '#shared/language/owner-texts.ts';
import { moderatorApi } from '../endpoint.ts';

const MAX_TEXTS = 200;
const sourceText = z.object({
  area: z.enum(textAreas).meta({ description: 'Moderators write those of articles, admins all.' }),
  is_html: z.boolean(),
  source: z.string().max(500_000).meta({ description: 'What it says in Indonesian.' }),
});
const english = z
  .string()
  .nullable()
  .meta({ description: 'null: nobody has written it; visitors read the Indonesian.' });

export const findTranslations = moderatorApi.post('/api/admin/translations/search', {
  summary: 'What texts of the owner say in English, in the order asked',
  scope: 'content:read',
  body_limit_bytes: 4_000_000,
  body: z.object({ texts: z.array(sourceText.strict()).min(1).max(MAX_TEXTS) }).strict(),
  output: z.object({ translations: z.array(english) }),
});

export const saveTranslation = moderatorApi.put('/api/admin/translations', {
  summary: 'Write what a text says in English; empty takes it away',
  description: 'Read wherever the text is shown, also on orders of before. HTML is sanitised.',
  scope: 'content:write',
  body_limit_bytes: 4_000_000,
  body: sourceText.extend({ source: sourceText.shape.source.min(1), text: z.string().max(500_000) }).strict(),
  output: z.object({ translation: english }),
});
