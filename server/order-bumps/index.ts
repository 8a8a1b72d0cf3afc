/**
 * What the checkout page offers beside what is bought, and what came of it. Says at which price something is offered;
 * `checkout` prices and sells it.
 */

export { countShownBumps } from './count-shown-bumps.ts';
export { createOrderBump, createOrderBumpWithin, endOrderBumps } from './edit-bumps.ts';
export {
  type Bump,
  listOrderBumps,
  selectBumpProducts as listBumpProducts,
  selectOfferedBumps as readOfferedBumps,
} from './order-bumps.queries.ts';
export { takeBumps } from './take-bumps.ts';
