/**
 * Files that are kept for the product: their names, sizes, and whether everybody may have them. The bytes lie in the
 * storage. It does not know who holds what: an owner-only file leaves through the module that does. Which rows use a
 * file the database notes by itself, whoever writes them.
 */
export { findMissingMedia } from './find-missing-media.ts';
export { listLessonFiles, openLessonFile } from './lesson-files.ts';
export { makeVariants } from './make-variants.ts';
export type { UploadRefused } from './media.errors.ts';
export {
  lockFiles,
  type MediaFile,
  selectFile as readFile,
  selectFiles as readFiles,
} from './media.queries.ts';
export { openMedia } from './open-media.ts';
export { pruneUnusedMedia } from './prune-unused-media.ts';
export { storeFile } from './store-file.ts';
export { type MediaServices, uploadMedia } from './uploads/upload-media.ts';
