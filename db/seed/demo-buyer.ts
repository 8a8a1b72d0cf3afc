import { z } from 'zod';
import { rupiah } from '#shared/money/money.ts';
import { readYaml } from './read-files.ts';

const days_ago = z.int().min(0);

const buyer = z.strictObject({
  top_up: z.strictObject({ amount: z.int().positive().transform(rupiah), days_ago }),
  purchases: z.array(
    z.strictObject({
      slug: z.string(),
      days_ago,
      review: z.strictObject({ rating: z.int().min(1).max(5), body: z.string() }).exactOptional(),
    }),
  ),
  subscriptions: z.array(
    z.strictObject({ slug: z.string(), plan: z.string(), with_trial: z.boolean(), days_ago }),
  ),
  course: z.strictObject({
    slug: z.string(),
    done: z.array(z.string()),
    begun: z.string(),
    first_visit: z.iso.datetime(),
    questions: z.array(
      z.strictObject({ lesson: z.string(), question: z.string(), answer: z.string().optional() }),
    ),
  }),
});
export type DemoReview = NonNullable<z.output<typeof buyer>['purchases'][number]['review']>;

export const readBuyer = () => readYaml('buyer.yaml', buyer);
