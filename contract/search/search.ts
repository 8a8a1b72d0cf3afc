import { z } from 'zod';
import { languages } from '#shared/language/language.ts';
import { MAX_FOUND_PASSAGES, publicPassageKinds } from '#shared/search/passages.ts';
import { productOffer } from '../catalog/products.ts';
import { publicApi } from '../endpoint.ts';
import { paged, pageFacts, searches } from '../fields.ts';
import { searchText } from '../typed-text.ts';

const anyone = publicApi('Content');

export const passage = z
  .object({
    kind: z.enum(publicPassageKinds),
    title: z.string().meta({ description: 'Of the page that has it.' }),
    heading: z.string().meta({ description: 'Above the passage; empty: none.' }),
    path: z.string(),
    anchor: z.string().meta({
      description:
        'The id of the heading on its page, `page=3` of a document or `t=83` seconds of a film; empty: none.',
    }),
    language: z
      .enum(languages)
      .meta({ description: 'That of the text: Indonesian where it is not translated.' }),
    parts: z
      .array(z.object({ text: z.string(), is_match: z.boolean() }))
      .meta({ description: 'Plain text of the passage around the match, in order.' }),
    offer: productOffer.nullable().meta({
      description: 'What the product costs now; null: it cannot be bought, or the passage is of none.',
    }),
  })
  .meta({ id: 'Passage' });
export type Passage = z.output<typeof passage>;

export const searchPassages = anyone.get('/api/search', {
  summary:
    'Passages of posts, case studies, products, questions and pages that answer a few words, best first',
  rate_limit: searches,
  query: z.object({
    search: searchText.min(2).meta({ description: 'Words in any order and form; typos are corrected.' }),
    kind: z.enum(publicPassageKinds).optional(),
    ...paged(20),
  }),
  output: z.object({
    passages: z.array(passage),
    ...pageFacts,
    total: pageFacts.total.max(MAX_FOUND_PASSAGES).meta({ description: 'Of the kind; the best ones only.' }),
    kinds: z
      .array(z.object({ kind: z.enum(publicPassageKinds), total: z.int().min(1) }))
      .meta({ description: 'How many of each kind, whichever is shown.' }),
    meant: z
      .array(z.object({ typed: z.string(), word: z.string() }))
      .meta({ description: 'Words that nothing has, and the nearest ones that were looked for instead.' }),
  }),
});
export type FoundPassages = z.output<typeof searchPassages.output>;
