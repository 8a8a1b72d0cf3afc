import { z } from 'zod';
import { rupiah } from '#shared/money.ts';
import { readYaml } from './read-yaml.ts';

const buyer = z.strictObject({
  top_up: z.int().positive().transform(rupiah),
  purchases: z.array(
    z.strictObject({
      slug: z.string(),
      review: z.strictObject({ rating: z.int().min(1).max(5), body: z.string() }).exactOptional(),
    }),
  ),
  subscriptions: z.array(z.strictObject({ slug: z.string(), plan: z.string(), with_trial: z.boolean() })),
  course: z.strictObject({
    slug: z.string(),
    done: z.array(z.string()),
    begun: z.string(),
    first_visit: z.iso.datetime(),
  }),
});
export type DemoReview = NonNullable<z.output<typeof buyer>['purchases'][number]['review']>;

/** What the demo buyer does. */
export const readBuyer = () => readYaml('buyer.yaml', buyer);
