/**
 * Short addresses that lead to the checkout of one product, and what was opened and bought through them. A link changes
 * no price and opens no door: it fills in what a buyer could type.
 */

export { listCheckoutLinks, readCheckoutLink } from './checkout-links.queries.ts';
export { creditedLink } from './credited-link.ts';
export { createCheckoutLink, endCheckoutLinks, listLinkTargets } from './edit-links.ts';
export { openCheckoutLink } from './open-link.ts';
