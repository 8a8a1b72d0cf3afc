import { z } from 'zod';
import { readProductsForSale } from '#server/catalog/index.ts';
import type { Reader } from '#server/platform/database/db.ts';

const wanted = z.object({
  product_id: z.string().optional(),
  plan: z.string().optional(),
  with_trial: z.boolean().default(false),
  items: z.array(z.object({ product_id: z.string() })).default([]),
});

export interface WantedProduct {
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly checkout: string;
}

/** Null if the request has several products or its product is gone. */
export async function readWantedProduct(reader: Reader, request: unknown): Promise<WantedProduct | null> {
  const { product_id, plan, items } = wanted.parse(request);
  const ids = product_id === undefined ? items.map((item) => item.product_id) : [product_id];
  const [product, ...others] = await readProductsForSale(reader, ids);
  if (product === undefined || others.length > 0) return null;
  const { slug, title, type } = product;
  const query = plan === undefined ? '' : `?${new URLSearchParams({ plan })}`;
  return { slug, title, type, checkout: `/checkout/${slug}${query}` };
}

export const isTrial = (request: unknown): boolean => wanted.parse(request).with_trial;
