/**
 * Keys by which programs call the API. A key acts as its maker within its scopes, is stored as a digest, and ends at
 * once when revoked. Depends on accounts only.
 */

export { listApiKeys } from './api-keys.queries.ts';
export { createApiKey, findKeyCaller, type KeyCaller, keyIn, revokeApiKey } from './api-keys.ts';
