/**
 * Consents given and withdrawn, as an append-only log: the latest decision on a purpose counts. Stores no readable
 * address, so it may outlive the account whose consents it proves.
 */
export { hasConsent, listConsents, readConsentHistory } from './consents.queries.ts';
export { recordConsent, recordTerms } from './record-consent.ts';
