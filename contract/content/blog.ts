import { z } from 'zod';
import { publicApi } from '../endpoint.ts';
import { foundFacts, paged, searches, timestamp, uuid } from '../fields.ts';
import { ownerHtml, ownerText, untranslated } from '../owner-text.ts';
import { searchText, typedLine } from '../typed-text.ts';

const anyone = publicApi('Content');

export const postCard = z
  .object({
    id: uuid,
    slug: z.string(),
    title: ownerText('articles'),
    excerpt: ownerText('articles'),
    category: ownerText('articles'),
    tags: z.array(ownerText('articles')),
    featured_image: z.string().nullable().meta({ description: 'null: the drawn cover of the slug.' }),
    reading_minutes: z.int().min(1).meta({ description: 'Computed from the text (DECISIONS 45).' }),
    published_at: timestamp,
    ...untranslated,
  })
  .meta({ id: 'PostCard' });
export type PostCard = z.output<typeof postCard>;

export const post = postCard
  .extend({
    content: ownerHtml('articles'),
    author_name: z.string().nullable().meta({ description: 'null: the consultant of the settings.' }),
    meta_title: ownerText('articles').nullable(),
    meta_description: ownerText('articles').nullable(),
    updated_at: timestamp,
  })
  .meta({ id: 'Post' });
export type Post = z.output<typeof post>;

export const listPosts = anyone.get('/api/blog', {
  summary:
    'Published posts, newest first; search finds title, excerpt and tags, word forms in the text, and typos',
  rate_limit: searches,
  query: z.object({
    ...paged(13),
    search: searchText.optional(),
    category: typedLine.max(100).optional(),
  }),
  output: z.object({
    posts: z.array(postCard),
    ...foundFacts,
    categories: z.array(ownerText('articles')).meta({
      description: 'Of all published posts, in order; each can be asked for as it is written here.',
    }),
  }),
});

export const getPost = anyone.get('/api/blog/{slug}', {
  summary: 'One published post with up to three others of its category',
  params: z.object({ slug: z.string().min(1).max(200) }),
  output: z.object({ post, related: z.array(postCard) }),
  refusals: {
    POST_NOT_FOUND: { status: 404 },
  },
});
export type PostQuery = z.output<typeof listPosts.query>;
