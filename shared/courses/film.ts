/** Films of lessons: how they are uploaded, and what is made of them for playing. */

/** Films go up in parts of this size: what a cut connection costs at most, and what proxies have to let through. */
export const FILM_PART_BYTES = 8 * 1024 * 1024;

/** Where their uploads go on (tus 1.0.0). */
export const FILM_UPLOADS_PATH = '/api/admin/media/film-uploads';

/** `waiting`: nobody prepares it yet; until it is `ready`, it is played as it was uploaded. */
export const filmStates = ['waiting', 'working', 'ready', 'failed'] as const;
export type FilmState = (typeof filmStates)[number];

/** `unreadable`: no film that ffmpeg understands. `gave_up`: preparing it failed time and again. */
export const filmProblems = ['unreadable', 'gave_up'] as const;
export type FilmProblem = (typeof filmProblems)[number];

/** Types of films and the endings of their names. Browsers that can not play one play what is made of it. */
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

/** What a file of that name claims to be; null: no film. */
export function filmTypeByName(name: string): { readonly type: FilmType; readonly extension: string } | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = filmTypeNames.find((known) => filmTypes[known].some((ending) => ending === extension));
  return type === undefined ? null : { type, extension };
}

/** The `accept` of an input for films; some devices know recordings by their ending only. */
export const acceptedFilms = [...filmTypeNames, '.mov'].join(',');
