/**
 * One message about each thing somebody left unfinished: a cart, a payment, a top-up, a trial that ends, a course. At
 * most one in three days to an address, by day only, never about what is gone or no longer wanted.
 */

export { listRecovery, readCauses } from './list-recovery.queries.ts';
export { eraseRecovery, listOwnRecoveryMessages, pruneMessages } from './recovery.queries.ts';
export { delaysOf } from './recovery.rules.ts';
export { readLeftCart, restoreCart } from './restore-cart.ts';
export { writeSample } from './sample-message.ts';
export { planRecovery, sendRecovery } from './send-recovery.ts';
