import { productFacts, productStart } from '#contract/catalog/product-facts.ts';

function empty(
  names: readonly string[],
): Readonly<Record<keyof typeof productFacts | keyof typeof productStart, null>>;
function empty(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** A product that leaves every plain fact empty. */
export const noFacts = {
  ...empty(Object.keys({ ...productFacts, ...productStart })),
  lessons_in_order: false,
  lessons_open_over_days: null,
  lessons_open_until: null,
};
