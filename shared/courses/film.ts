/** Bytes a broken connection costs at most, and that proxies must let through. */
export const FILM_PART_BYTES = 8 * 1024 * 1024;

export const FILM_UPLOADS_PATH = '/api/admin/media/film-uploads';

/** Until a film is `ready` it plays as it was uploaded; `waiting` means nobody prepares it yet. */
export const filmStates = ['waiting', 'working', 'ready', 'failed'] as const;
export type FilmState = (typeof filmStates)[number];

/** `unreadable`: ffmpeg cannot read it. `gave_up`: preparing failed repeatedly. */
export const filmProblems = ['unreadable', 'gave_up'] as const;
export type FilmProblem = (typeof filmProblems)[number];

/** Types and extensions. Browsers that cannot play one play what is made of it. */
const filmTypes = {
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov'],
} as const;
export type FilmType = keyof typeof filmTypes;
export const filmTypeNames = [
  'video/mp4',
  'video/webm',
  'video/quicktime',
] as const satisfies readonly FilmType[];

export const isFilmType = (type: string): type is FilmType => Object.hasOwn(filmTypes, type);

/** Null: not a film's name. */
export function filmTypeByName(name: string): { readonly type: FilmType; readonly extension: string } | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = filmTypeNames.find((known) => filmTypes[known].some((ending) => ending === extension));
  return type === undefined ? null : { type, extension };
}

export const acceptedFilms = [...filmTypeNames, '.mov'].join(',');
