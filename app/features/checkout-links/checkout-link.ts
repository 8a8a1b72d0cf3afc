import { redirect } from 'react-router';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { getProduct } from '#contract/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import { emailAddress } from '#contract/fields.ts';
import { LINK_TOKEN } from '#shared/shop/checkout-links.ts';

export const LINK = 'link';

/** Prefilled values from the address; nothing trusts them. */
export interface LinkPrefill {
  readonly link: string | null;
  /** Empty: none. */
  readonly email: string;
}

export function parseLinkPrefill(search: URLSearchParams): LinkPrefill {
  const link = search.get(LINK);
  return {
    link: link !== null && LINK_TOKEN.test(link) ? link : null,
    email: emailAddress.safeParse(search.get('email') ?? '').data ?? '',
  };
}

interface CheckoutRedirect {
  readonly slug: string;
  /** Query parameters of the checkout page; null and empty ones are omitted. */
  readonly filled: Readonly<Record<string, string | null>>;
  readonly is_over?: boolean;
}

/**
 * Redirects to the checkout of a product, or to its page while it cannot be bought; null when it does not exist. For a
 * subscription without a plan, the plans are chosen on its page.
 */
export async function redirectToCheckout(
  client: Client,
  { slug, filled, is_over = false }: CheckoutRedirect,
): Promise<Response | null> {
  const product = foundOrNull(await client.call(getProduct, { params: { id: slug } }))?.product;
  if (product === undefined) return null;
  const lacksPlan = product.is_subscription && !filled.plan;
  if (is_over || product.availability !== 'available' || lacksPlan) return redirect(pageOf(product), 303);
  return redirect(withSearch(`/checkout/${product.slug}`, filled), 303);
}

/** Leaves out what is null or empty. */
export function withSearch(path: string, filled: CheckoutRedirect['filled']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filled)) if (value) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}

interface LinkedProduct {
  readonly slug: string;
  readonly is_subscription: boolean;
}

const pageOf = ({ slug, is_subscription }: LinkedProduct) =>
  `/${is_subscription ? 'subscription' : 'product'}/${slug}`;
