interface BoughtItem {
  readonly slug: string;
}

/** Where a purchase leads: to the thing itself, or to the library when it was more than one. */
export function boughtPage(items: readonly BoughtItem[]): string {
  const [only, ...others] = items;
  return only === undefined || others.length > 0
    ? '/user/purchases'
    : `/user/purchases/${only.slug}?bought=1`;
}
