import { filmFileKey } from '#server/media/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { FileNotFound } from '../courses.errors.ts';
import type { LearningServices } from '../courses-services.ts';

const types = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  vtt: 'text/vtt',
} as const;
const NAME = /^[a-z0-9]+\.(m3u8|mp4|jpg|vtt)$/;

export interface FilmFile {
  readonly storage_key: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
}

interface FilmPath {
  readonly token: string;
  readonly name: string;
}

type FilmRefusal = { readonly code: 'FILE_NOT_FOUND' | 'LINK_EXPIRED' };

/** Cached sizes of film files, which never change and are asked for hundreds of times. */
const MAX_KNOWN = 1_000;
const knownSizes = new Map<string, number>();

/** Trusts the signed path and asks neither session nor database. */
export async function openFilmFile(
  { films, storage, clock }: Pick<LearningServices, 'films' | 'storage' | 'clock'>,
  { token, name }: FilmPath,
): Promise<Result<FilmFile, FilmRefusal>> {
  const link = films.read(token);
  if (link === null) return refuse({ code: 'FILE_NOT_FOUND' });
  if (link.expires * 1000 <= clock.now().getTime()) return refuse({ code: 'LINK_EXPIRED' });
  return readFilmFile(storage, { folder: link.folder, name });
}

export async function readFilmFile(
  storage: LearningServices['storage'],
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<Result<FilmFile, FileNotFound>> {
  const [, ending] = NAME.exec(name) ?? [];
  const type = Object.entries(types).find(([known]) => known === ending)?.[1];
  if (type === undefined) return refuse({ code: 'FILE_NOT_FOUND' });
  const storage_key = filmFileKey(folder, name);
  const size_bytes = knownSizes.get(storage_key) ?? (await storage.size(storage_key));
  if (size_bytes === null) return refuse({ code: 'FILE_NOT_FOUND' });
  if (knownSizes.size >= MAX_KNOWN) knownSizes.clear();
  knownSizes.set(storage_key, size_bytes);
  return succeed({ storage_key, file_name: name, content_type: type, size_bytes });
}
