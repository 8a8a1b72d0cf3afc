/**
 * Order bumps on the checkout page, and what came of them. Says at which price something is offered; `checkout` prices
 * and sells it.
 */

export {
  type Bump,
  listBumpProducts,
  listOrderBumps,
  readOfferedBumps,
} from './order-bumps.queries.ts';
export {
  countShownBumps,
  createOrderBump,
  createOrderBumpWithin,
  endOrderBumps,
  takeBumps,
} from './order-bumps.ts';
