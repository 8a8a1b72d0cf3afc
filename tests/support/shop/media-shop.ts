import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadMedia } from '#server/media/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createDiskStorage, type Storage } from '#server/platform/storage/storage.ts';
import type { MediaArea, UploadKind } from '#shared/files/uploads.ts';
import { test as base } from '../machine/database.ts';
import { inChunks } from '../pictures.ts';
import { makePerson } from './people.ts';

const HOUR_MS = 3_600_000;
/** The usual ones. */
export const LIMITS = { picture_mb: 50, document_mb: 50, film_gb: 4 } as const;

interface Shop {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: { now(): Date };
  readonly folder: string;
  pass(hours: number): void;
  upload(bytes: Uint8Array, wishes?: UploadOverrides): ReturnType<typeof uploadMedia>;
}
interface UploadOverrides {
  readonly name?: string;
  readonly kind?: UploadKind;
  readonly area?: MediaArea;
}

/** Tests with a storage of their own and a clock that can be moved. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ db }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'arunika-media-'));
    let passed = 0;
    const services = {
      db,
      storage: createDiskStorage(folder),
      clock: { now: () => new Date(Date.now() + passed) },
    };
    const { id: uploaded_by } = await makePerson(db);
    await use({
      ...services,
      folder,
      pass: (hours) => {
        passed += hours * HOUR_MS;
      },
      upload: (bytes, { name = 'foto.png', kind = 'image', area = 'one-time-products' } = {}) =>
        uploadMedia(services, { name, kind, area, bytes: inChunks(bytes), uploaded_by, limits: LIMITS }),
    });
    await rm(folder, { recursive: true });
  },
});

/** An upload that must be kept. */
export async function uploaded(answer: ReturnType<typeof uploadMedia>) {
  const kept = await answer;
  if (!kept.ok) throw new Error(kept.refusal.code);
  return kept.value;
}

export const storedFiles = async ({ folder }: Shop) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
