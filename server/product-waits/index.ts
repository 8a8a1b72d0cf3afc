/**
 * Waiting lists for products that cannot be bought yet. An address counts once proved; each place is mailed at most
 * once, and left with one press.
 */
export { askForNotice } from './ask-for-notice.ts';
export { confirmWait, leaveWaitingList } from './confirm-wait.ts';
export { notifyWaiting, readWaitConfirmation, readWaitNotice } from './notify-waiting.ts';
export { eraseWaits, forgetWaits, leaveAllLists, listOwnWaits } from './product-waits.queries.ts';
export { listWaitingProducts, listWaits } from './staff.queries.ts';
export { confirmToken } from './wait-links.ts';
