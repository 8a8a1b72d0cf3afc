const JUST_BOUGHT = '?bought=1';

interface BoughtItem {
  readonly slug: string;
  /** A bundle's parts are in the library. */
  readonly type: string;
  readonly gift_quantity: number;
}

/** The product itself, or the library for several products or gift codes. */
export function boughtPage(items: readonly BoughtItem[]): string {
  const [only, ...others] = items;
  const isOne =
    only !== undefined && only.type !== 'bundle' && only.gift_quantity === 0 && others.length === 0;
  return isOne ? newPurchasePage(only.slug) : '/user/purchases';
}

export const ownedPage = ({ slug, type }: Pick<BoughtItem, 'slug' | 'type'>): string =>
  type === 'bundle' ? '/user/purchases' : `/user/purchases/${slug}`;

export const newPurchasePage = (slug: string): string => `/user/purchases/${slug}${JUST_BOUGHT}`;

/** True if the page's heading says what was bought, so a toast would repeat it. */
export const saysWhatWasBought = (page: string): boolean => page.endsWith(JUST_BOUGHT);
