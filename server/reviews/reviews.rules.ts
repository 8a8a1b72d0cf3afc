import type { ReviewPage } from '#contract/reviews/reviews.ts';

export const ratings = [5, 4, 3, 2, 1] as const;

export type RatingSummary = Pick<ReviewPage, 'average' | 'total' | 'distribution'>;

/** One decimal; every rating is listed, five stars first. */
export function summarise(counts: Readonly<RatingSummary['distribution']>): RatingSummary {
  const given = new Map(counts.map(({ rating, total }) => [rating, total]));
  const distribution = ratings.map((rating) => ({ rating, total: given.get(rating) ?? 0 }));
  const total = distribution.reduce((sum, count) => sum + count.total, 0);
  const stars = distribution.reduce((sum, count) => sum + count.rating * count.total, 0);
  return { average: total === 0 ? null : Math.round((stars / total) * 10) / 10, total, distribution };
}
