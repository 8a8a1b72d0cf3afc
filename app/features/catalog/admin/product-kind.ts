import { unprefixed } from '#shared/language/page-language.ts';
import type { ProductType } from '#shared/shop/catalog.ts';

export interface ProductKind {
  readonly is_subscription: boolean;
  readonly name: 'one-time' | 'subscription';
  readonly path: string;
}

export const courseTypes: readonly ProductType[] = ['e_course', 'mini_class'];
export const taughtTypes: readonly ProductType[] = [...courseTypes, 'webinar', 'consultation'];

/** ADM-010 to ADM-012, APRD-020 to APRD-042 */
export const oneTime: ProductKind = {
  is_subscription: false,
  name: 'one-time',
  path: '/admin/products/one-time',
};

/** ADM-013 to ADM-015, APRD-001 to APRD-019 */
export const subscription: ProductKind = {
  is_subscription: true,
  name: 'subscription',
  path: '/admin/products/subscription',
};

/** Id of the product's form. */
export const PRODUCT_FORM = 'product';

export const productKindAt = (pathname: string): ProductKind =>
  pathname.startsWith(subscription.path) ? subscription : oneTime;

/** The kind follows from the address of the page. */
export const productKindOf = (request: Request): ProductKind =>
  productKindAt(unprefixed(new URL(request.url).pathname));

export const mediaAreaOf = ({ is_subscription }: ProductKind) =>
  is_subscription ? 'subscription-products' : 'one-time-products';
