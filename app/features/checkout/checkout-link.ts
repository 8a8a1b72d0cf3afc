import { redirect } from 'react-router';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import type { Client } from '#contract/client.ts';
import { emailAddress } from '#contract/fields.ts';
import { getProduct } from '#contract/public/products.ts';
import { LINK_TOKEN } from '#shared/shop/checkout-links.ts';

/** Parameter of the page, and field of its form. */
export const LINK = 'link';

/** What an address filled in; a convenience that nothing trusts. */
export interface Brought {
  /** Token of a checkout link. */
  readonly link: string | null;
  /** Empty: none. */
  readonly email: string;
}

export function broughtBy(search: URLSearchParams): Brought {
  const link = search.get(LINK);
  return {
    link: link !== null && LINK_TOKEN.test(link) ? link : null,
    email: emailAddress.safeParse(search.get('email') ?? '').data ?? '',
  };
}

interface Wanted {
  readonly slug: string;
  /** Parameters of the checkout page; those that are null or empty are left out. */
  readonly filled: Readonly<Record<string, string | null>>;
  /** The link was ended. */
  readonly is_over?: boolean;
}

/**
 * Leads to the checkout of a product, or to its page while it cannot be bought; null when there is none. A subscription
 * without a plan has its plans chosen there.
 */
export async function leadToCheckout(
  client: Client,
  { slug, filled, is_over = false }: Wanted,
): Promise<Response | null> {
  const product = foundOrNull(await client.call(getProduct, { params: { id: slug } }))?.product;
  if (product === undefined) return null;
  const lacksPlan = product.is_subscription && !filled.plan;
  if (is_over || product.availability !== 'available' || lacksPlan) return redirect(pageOf(product), 303);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filled)) if (value) search.set(name, value);
  return redirect(`/checkout/${product.slug}${search.size === 0 ? '' : `?${search}`}`, 303);
}

interface Linked {
  readonly slug: string;
  readonly is_subscription: boolean;
}

const pageOf = ({ slug, is_subscription }: Linked) =>
  `/${is_subscription ? 'subscription' : 'product'}/${slug}`;
