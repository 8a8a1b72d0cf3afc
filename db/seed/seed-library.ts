import { createReadStream } from 'node:fs';
import { addProductFiles, getProduct } from '#server/modules/catalog/index.ts';
import { openLesson, visitLesson } from '#server/modules/learning/index.ts';
import { storeFile } from '#server/modules/media/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import type { Storage } from '#server/platform/storage.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { DEMO_BUYER_EMAIL } from './accounts.ts';
import { type DemoFile, demoFiles, demoProductFiles } from './demo-files.ts';
import { findUserId, hasFact, recordFact, withSeedLock } from './seed.queries.ts';

interface Library {
  readonly db: Database;
  readonly storage: Storage;
}

const LIBRARY = 'demo_library_seeded';

/**
 * Files, and how far the demo buyer is. The bytes are looked for at every start, because a storage may be newer than
 * its database; everything else is written once.
 */
export async function seedLibrary({ db, storage }: Library): Promise<void> {
  const files = Object.entries<DemoFile>(demoFiles);
  for (const [name, file] of files) {
    const bytes = createReadStream(new URL(`files/${name}`, import.meta.url));
    await storeFile({ db, storage }, { ...file, bytes, file_name: name, storage_key: `demo/${name}` });
  }
  await withSeedLock(db, async () => {
    if (await hasFact(db.orm, LIBRARY)) return;
    for (const slug of Object.keys(demoProductFiles)) await putFilesBeside(db, slug);
    await learnAsDemoBuyer(db);
    await withTx(db, async (tx) => succeed(await recordFact(tx, LIBRARY)));
  });
}

async function putFilesBeside(db: Database, slug: string): Promise<void> {
  const product = await getProduct(db.orm, slug);
  // An admin may have taken it out of the shop since.
  if (!product.ok) return;
  const files = (demoProductFiles[slug] ?? []).map(({ name, title, description }) => ({
    file_id: demoFiles[name].id,
    title,
    description,
  }));
  await withTx(db, async (tx) => succeed(await addProductFiles(tx, product.value.id, files)));
}

/** Half of the first course is done, and the next lesson was begun: there is something to go on with. */
const visited = {
  slug: 'kelas-prompt-pemilik-usaha',
  done: ['jawaban-umum', 'empat-bagian', 'tugas-perintah-lama', 'penawaran', 'menagih', 'tugas-surat'],
  begun: 'catatan-rapat',
} as const;
const FIRST_VISIT = Date.parse('2026-11-14T13:00:00Z');
const DAY_MS = 86_400_000;

async function learnAsDemoBuyer(db: Database): Promise<void> {
  const user_id = await findUserId(db.orm, DEMO_BUYER_EMAIL);
  if (user_id === null) return;
  for (const [day, lesson_id] of [...visited.done, visited.begun].entries()) {
    const lesson = { user_id, slug: visited.slug, lesson_id };
    await visitLesson(db, {
      ...lesson,
      position_seconds: 0,
      is_done: lesson_id !== visited.begun,
      watched_at: new Date(FIRST_VISIT + day * DAY_MS),
    });
    await openLesson({ db, clock: systemClock, readRefundRight: async () => null }, lesson);
  }
}
