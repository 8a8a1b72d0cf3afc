/**
 * Short addresses to the checkout of one product or to a page, with their visits and purchases. A link changes no price
 * and grants nothing: it fills in what a buyer could type, and tags what a visit is from.
 */

export { listCheckoutLinks, readCheckoutLink } from './checkout-links.queries.ts';
export {
  attributedLink,
  createCheckoutLink,
  endCheckoutLinks,
  listLinkTargets,
  openCheckoutLink,
} from './checkout-links.ts';
