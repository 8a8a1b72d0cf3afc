/**
 * Keys by which programs call the API. A key acts as its maker within its scopes, is stored as a digest, and ends at
 * once when revoked. Depends on accounts only.
 */

export { listApiKeys } from './api-keys.queries.ts';
export { createApiKey, revokeApiKey } from './edit-keys.ts';
export { findKeyCaller, type KeyCaller, keyIn } from './find-key-caller.ts';
