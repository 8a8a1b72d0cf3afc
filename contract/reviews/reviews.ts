import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { MAX_REVIEW_LENGTH } from '#shared/reviews/reviews.ts';
import { accountApi, publicApi } from '../endpoint.ts';
import { paged, timestamp, uuid } from '../fields.ts';
import { typedText } from '../typed-text.ts';

const account = accountApi('Reviews');

export const REVIEWS_PER_PAGE = 5;

export const review = z
  .object({
    id: uuid,
    rating: z.int().min(1).max(5),
    body: z.string().meta({ description: 'Plain text.' }),
    author: z.string().meta({ description: 'First name and initial.' }),
    is_edited: z.boolean(),
    created_at: timestamp,
  })
  .meta({ id: 'Review' });

export const reviewPage = z
  .object({
    reviews: z.array(review),
    average: z.number().nullable(),
    total: z.int(),
    distribution: z
      .array(z.object({ rating: z.int(), total: z.int() }))
      .meta({ description: 'Five stars first, every rating named.' }),
    page: z.int(),
    limit: z.int(),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.output<typeof reviewPage>;

const PRODUCT_NOT_FOUND = {
  status: 404,
} as const;

export const listReviews = publicApi('Reviews').get('/api/products/{id}/reviews', {
  summary: 'What owners say of a product (id or slug), newest first, with average and distribution',
  params: z.object({ id: z.string().min(1).max(200) }),
  query: z.object({
    ...paged(REVIEWS_PER_PAGE),
  }),
  output: reviewPage,
  refusals: { PRODUCT_NOT_FOUND },
});

const ownReview = z.object({
  review: z.object({ rating: z.int(), body: z.string() }).nullable(),
  can_review: z.boolean().meta({ description: 'Whether the signed-in user holds the product.' }),
});
export type OwnReview = z.output<typeof ownReview>;
const params = z.object({ product_id: uuid });
const rate_limit = { name: 'review', points: 20, seconds: 600 } as const;

export const getOwnReview = account.get('/api/reviews/{product_id}', {
  summary: 'The own review of a product, and whether one may be written',
  params,
  output: ownReview,
});

export const writeReview = account.put('/api/reviews/{product_id}', {
  summary: 'Write the own review of a product that one holds, or put another in its place',
  rate_limit,
  params,
  body: z.object({
    rating: z
      .int({ error: () => inputCopy.stars })
      .min(1, { error: () => inputCopy.stars })
      .max(5, { error: () => inputCopy.stars }),
    body: typedText.max(MAX_REVIEW_LENGTH, { error: () => inputCopy.letters(MAX_REVIEW_LENGTH) }).default(''),
  }),
  output: ownReview,
  refusals: {
    NOT_OWNED: { status: 409 },
  },
});

export const removeReview = account.delete('/api/reviews/{product_id}', {
  summary: 'Take back the own review of a product',
  rate_limit,
  params,
  output: ownReview,
  refusals: {
    REVIEW_NOT_FOUND: { status: 404 },
  },
});
