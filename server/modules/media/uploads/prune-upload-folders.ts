import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where an upload lies until it was looked at. */
export const UPLOAD_FOLDER_PREFIX = 'arunika-upload-';

/** Clears away the folders of uploads that were begun before `until` and whose process was killed meanwhile. */
export async function pruneUploadFolders(temporary: string, until: Date): Promise<void> {
  for (const name of await readdir(temporary)) {
    if (!name.startsWith(UPLOAD_FOLDER_PREFIX)) continue;
    const path = join(temporary, name);
    // Another process may sweep the same folder; and everybody may write there: only our own is ours to remove.
    const found = await lstat(path).catch(() => null);
    if (found === null || found.mtime >= until || found.uid !== process.getuid?.()) continue;
    await rm(path, { recursive: true, force: true });
  }
}
