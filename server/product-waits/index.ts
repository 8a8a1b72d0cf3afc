/**
 * Waiting lists for products that cannot be bought yet. An address counts once proved; each place is mailed at most
 * once, and left with one press.
 */

export {
  eraseWaits,
  forgetWaits,
  leaveAllLists,
  listOwnWaits,
  listWaitingProducts,
  listWaits,
} from './product-waits.queries.ts';
export {
  askForNotice,
  confirmToken,
  confirmWait,
  leaveWaitingList,
  notifyWaiting,
  readWaitConfirmation,
  readWaitNotice,
} from './product-waits.ts';
