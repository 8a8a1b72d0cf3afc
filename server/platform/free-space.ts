import { statfs } from 'node:fs/promises';

/** Of the disk of a folder, to whoever runs this; null: there is no such folder. */
export async function readFreeBytes(folder: string): Promise<number | null> {
  const facts = await statfs(folder).catch(() => null);
  return facts === null ? null : facts.bavail * facts.bsize;
}
