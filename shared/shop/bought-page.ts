const JUST_BOUGHT = '?bought=1';

interface BoughtItem {
  readonly slug: string;
  /** The parts of a bundle lie in the library. */
  readonly type: string;
  readonly gift_quantity: number;
}

/** Where a purchase leads: to the thing itself, or to the library when it was more, or codes for somebody else. */
export function boughtPage(items: readonly BoughtItem[]): string {
  const [only, ...others] = items;
  const isOne =
    only !== undefined && only.type !== 'bundle' && only.gift_quantity === 0 && others.length === 0;
  return isOne ? newPurchasePage(only.slug) : '/user/purchases';
}

/** Where a product is opened by whoever holds it; the parts of a bundle lie in the library. */
export const ownedPage = ({ slug, type }: Pick<BoughtItem, 'slug' | 'type'>): string =>
  type === 'bundle' ? '/user/purchases' : `/user/purchases/${slug}`;

/** A product that has just become somebody's. */
export const newPurchasePage = (slug: string): string => `/user/purchases/${slug}${JUST_BOUGHT}`;

/** Whether a page says by its heading what was bought: a toast over it would say it twice. */
export const saysWhatWasBought = (page: string): boolean => page.endsWith(JUST_BOUGHT);
