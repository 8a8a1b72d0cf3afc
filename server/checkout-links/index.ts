/**
 * Short addresses to the checkout of one product, with their visits and purchases. A link changes no price and grants
 * nothing: it fills in what a buyer could type.
 */

export { listCheckoutLinks, readCheckoutLink } from './checkout-links.queries.ts';
export { attributedLink } from './credited-link.ts';
export { createCheckoutLink, endCheckoutLinks, listLinkTargets } from './edit-links.ts';
export { openCheckoutLink } from './open-link.ts';
