/** In columns of a grid of two (from 640 px) and of three (from 1024 px). */
export interface CardSpan {
  readonly of_two: 1 | 2;
  readonly of_three: 1 | 2 | 3;
}

export function firstCardSpan(count: number): CardSpan {
  return { of_two: count % 2 === 1 ? 2 : 1, of_three: count % 3 === 1 ? 3 : count % 3 === 2 ? 2 : 1 };
}
