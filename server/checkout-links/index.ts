/**
 * Short addresses to the checkout of one product, with their visits and purchases. A link changes no price and grants
 * nothing: it fills in what a buyer could type.
 */

export { listCheckoutLinks, readCheckoutLink } from './checkout-links.queries.ts';
export {
  attributedLink,
  createCheckoutLink,
  endCheckoutLinks,
  listLinkTargets,
  openCheckoutLink,
} from './checkout-links.ts';
