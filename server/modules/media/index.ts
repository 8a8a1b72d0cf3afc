/**
 * Files that are kept for the product: their names, sizes, and whether everybody may have them. The bytes lie in the
 * storage. It does not know who holds what: an owner-only file leaves through the module that does.
 */
export { type MediaFile, selectFile as readFile, selectFiles as readFiles } from './media.queries.ts';
export { storeFile } from './store-file.ts';
