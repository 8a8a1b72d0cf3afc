import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { test as base } from 'vitest';
import { temporaryParent } from '#tests/support/machine/server-folder.ts';

export const isRoot = process.getuid?.() === 0;

export interface Folders {
  /** A data folder that every user can reach. */
  readonly open: () => string;
  /** A data folder in a home that only its owner can enter. */
  readonly closed: () => string;
}

/** Tests with their own folders, removed afterwards. */
export const test = base.extend<{ folders: Folders }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  folders: async ({}, use) => {
    const made: string[] = [];
    const make = (parent: string, mode: number) => {
      const folder = realpathSync(mkdtempSync(join(parent, 'arunika-pg-')));
      chmodSync(folder, mode);
      made.push(folder);
      return join(folder, 'postgres');
    };
    await use({ open: () => make(temporaryParent(), 0o777), closed: () => make(homedir(), 0o700) });
    for (const folder of made) {
      const outside = externalDirOf(join(folder, 'postgres'));
      if (outside !== null) rmSync(outside, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** The external data directory of a folder; null if inside. */
export function externalDirOf(dataDir: string): string | null {
  const note = join(dataDir, 'moved-to');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : null;
}

export async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
