import { readFile } from 'node:fs/promises';
import { filmFileKey } from '#server/media/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { inChunks } from '../pictures.ts';

const FOLDER = '0123456789abcdef';
/** The file that stands for the segments of a film. */
export const SEGMENTS = 'db/seed/files/cahaya-jendela.webm';

interface Shop {
  readonly db: Database;
  readonly app: { readonly storage: Storage };
}

/** A film of lessons that is ready to be played; the id of its file. */
export async function storePreparedFilm({ db, app }: Shop): Promise<string> {
  const { rows } = await db.pool.query(
    "insert into media_files (storage_key, file_name, content_type, size_bytes) values ('lessons/videos/a.mp4', 'a.mp4', 'video/mp4', 1) returning id",
  );
  const file_id: string = rows[0]?.id;
  await db.pool.query(
    "insert into films (file_id, state, percent, folder, heights, duration_seconds) values ($1, 'ready', 100, $2, '{240}', 2)",
    [file_id, FOLDER],
  );
  await app.storage.put(filmFileKey(FOLDER, 'master.m3u8'), inChunks(Buffer.from('#EXTM3U\n')));
  await app.storage.put(filmFileKey(FOLDER, 'poster.jpg'), inChunks(Buffer.from('a picture')));
  await app.storage.put(filmFileKey(FOLDER, '240.mp4'), inChunks(await readFile(SEGMENTS)));
  return file_id;
}
