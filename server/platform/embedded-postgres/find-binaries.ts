import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder with `bin`, `lib` and `share`, from the package of this platform. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Tidak ada PostgreSQL untuk ${process.platform}-${process.arch}: isi DATABASE_URL dengan server Anda sendiri.`,
      { cause: error },
    );
  }
  const native = join(dirname(entry), '..', 'native');
  restoreLinks(native);
  return native;
}

/** Packages cannot contain symbolic links; the install script creates them, unless scripts are disabled. */
function restoreLinks(native: string): void {
  const listFile = join(native, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(listFile, 'utf8')))) {
    const link = join(native, '..', target);
    const file = join(native, '..', source);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), file), link);
  }
}
