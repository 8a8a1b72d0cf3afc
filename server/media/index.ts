/**
 * Uploaded files: names, sizes and access; the bytes are in the storage. Owner-only files are served by the module that
 * knows holdings. The database tracks which rows use a file.
 */

export { type FilmUpload, filmTally, filmUploadNotes, readFilm, readFilms } from './films/films.queries.ts';
export {
  type FilmServices,
  filmFileKey,
  prepareFilm,
  requeueStalledFilms,
  retryFilm,
} from './films/prepare-film.ts';
export {
  beginFilmUpload,
  type FilmUploadServices,
  findFilmUpload,
  finishFilmUpload,
  pruneFilmUploads,
  validateFilmPart,
} from './films/upload-film.ts';
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
export {
  deleteFiles,
  findMissingMedia,
  listLessonFiles,
  openLessonFile,
  openMedia,
  storeFile,
} from './media-files.ts';
export { pruneUnusedMedia } from './prune-unused-media.ts';
export { queueUnreadFiles, readFileText } from './texts/file-texts.ts';
export { COPIES_FOLDER_PREFIX } from './uploads/pending-uploads.ts';
export { countSheets, readTableSample } from './uploads/read-table-sample.ts';
export { type MediaServices, toLessonUpload, uploadMedia } from './uploads/upload-media.ts';
