/**
 * Uploaded files: names, sizes and access; the bytes are in the storage. Owner-only files are served by the module that
 * knows holdings. The database tracks which rows use a file.
 */

export { deleteFiles } from './delete-files.ts';
export { type FilmUpload, filmUploadNotes } from './films/film-uploads.queries.ts';
export { filmTally, readFilm, readFilms } from './films/films.queries.ts';
export { type FilmServices, filmFileKey, prepareFilm, requeueStalledFilms } from './films/prepare-film.ts';
export { pruneFilmUploads } from './films/prune-film-uploads.ts';
export { retryFilm } from './films/retry-film.ts';
export {
  beginFilmUpload,
  type FilmUploadServices,
  findFilmUpload,
  finishFilmUpload,
  validateFilmPart,
} from './films/upload-film.ts';
export { findMissingMedia } from './find-missing-media.ts';
export { listLessonFiles, openLessonFile } from './lesson-files.ts';
export { makeVariants } from './make-variants.ts';
export type { UploadRefused } from './media.errors.ts';
export {
  lockFiles,
  type MediaFile,
  readFile,
  readFiles,
  selectHandInFiles,
} from './media.queries.ts';
export { tableSample } from './media.schema.ts';
export { openMedia } from './open-media.ts';
export { pruneUnusedMedia } from './prune-unused-media.ts';
export { storeFile } from './store-file.ts';
export { countSheets } from './uploads/count-sheets.ts';
export { COPIES_FOLDER_PREFIX } from './uploads/prune-upload-folders.ts';
export { readTableSample } from './uploads/read-table-sample.ts';
export { type MediaServices, toLessonUpload, uploadMedia } from './uploads/upload-media.ts';
