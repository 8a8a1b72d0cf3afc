/**
 * Consents given and withdrawn, as an append-only log: the latest decision on a purpose counts. Stores no readable
 * address, so it may outlive the account whose consents it proves.
 */
export {
  hasConsent,
  listConsents,
  listMessageConsents,
  type MessageConsent,
  readConsentHistory,
} from './consents.queries.ts';
export {
  grantMessages,
  type MessageTopic,
  recordConsent,
  recordTerms,
  withdrawMessages,
} from './record-consent.ts';
