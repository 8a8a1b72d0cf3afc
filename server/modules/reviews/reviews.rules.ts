export const ratings = [5, 4, 3, 2, 1] as const;

export interface RatingCount {
  readonly rating: number;
  readonly total: number;
}

export interface RatingSummary {
  /** One decimal; null without reviews. */
  readonly average: number | null;
  readonly total: number;
  /** Five stars first, every rating listed. */
  readonly distribution: RatingCount[];
}

export function summarise(counts: readonly RatingCount[]): RatingSummary {
  const given = new Map(counts.map(({ rating, total }) => [rating, total]));
  const distribution = ratings.map((rating) => ({ rating, total: given.get(rating) ?? 0 }));
  const total = distribution.reduce((sum, count) => sum + count.total, 0);
  const stars = distribution.reduce((sum, count) => sum + count.rating * count.total, 0);
  return { average: total === 0 ? null : Math.round((stars / total) * 10) / 10, total, distribution };
}

export interface ReviewFacts {
  readonly id: string;
  readonly rating: number;
  readonly body: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface Review {
  readonly id: string;
  readonly rating: number;
  readonly body: string;
  /** First name and initial. */
  readonly author: string;
  readonly is_edited: boolean;
  readonly created_at: string;
}

export function reviewOf(facts: ReviewFacts, author: string): Review {
  const { id, rating, body, created_at, updated_at } = facts;
  const is_edited = updated_at.getTime() > created_at.getTime();
  return { id, rating, body, author, is_edited, created_at: created_at.toISOString() };
}
