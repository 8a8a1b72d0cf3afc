/**
 * Addresses that were left for news: double opt-in, one-click end, and the choices of a person by a signed link. No
 * answer reveals whether an address is known.
 */
export { choicesToken, confirmToken } from './subscriber-links.ts';
export { listOwnConfirmations, listOwnPerson, pruneConfirmations } from './subscribers.queries.ts';
export {
  changeMailChoices,
  confirmSubscription,
  deleteSubscriber,
  deleteSubscriberById,
  eraseSubscriber,
  findPersonByEmail,
  readConfirmation,
  readMailChoices,
  readSubscriberFor,
  requestSubscription,
  subscribeToNews,
  unsubscribePerson,
} from './subscribers.ts';
