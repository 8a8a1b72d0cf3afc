/**
 * Order bumps on the checkout page, and what came of them. Says at which price something is offered; `checkout` prices
 * and sells it.
 */

export { countShownBumps } from './count-shown-bumps.ts';
export { createOrderBump, createOrderBumpWithin, endOrderBumps } from './edit-bumps.ts';
export {
  type Bump,
  listBumpProducts,
  listOrderBumps,
  readOfferedBumps,
} from './order-bumps.queries.ts';
export { takeBumps } from './take-bumps.ts';
