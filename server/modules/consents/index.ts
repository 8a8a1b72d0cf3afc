/**
 * What people agreed to and took back, as a log that only grows: the last word of a purpose counts. It keeps no
 * address that could be read, so it may outlive the account whose consents it proves.
 */
export {
  type ConsentDecision,
  hasConsent,
  listConsents,
  readConsentHistory,
  recordConsent,
} from './record-consent.ts';
