import { statfs } from 'node:fs/promises';

/** Counts what the current user may write on the folder's disk; null: no such folder. */
export async function readFreeBytes(folder: string): Promise<number | null> {
  const facts = await statfs(folder).catch(() => null);
  return facts === null ? null : facts.bavail * facts.bsize;
}
