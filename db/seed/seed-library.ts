import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systemActor } from '#server/audit/index.ts';
import { addProductFiles, getProduct } from '#server/catalog/index.ts';
import {
  answerQuestion,
  askQuestion,
  listQuestions,
  openLesson,
  recordLessonProgress,
} from '#server/courses/index.ts';
import { countSheets, queueUnreadFiles, readTableSample, storeFile } from '#server/media/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { succeed } from '#shared/result.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { DEMO_BUYER_EMAIL } from './accounts.ts';
import { readBuyer } from './demo-buyer.ts';
import { type DemoFile, fileId, readFiles } from './demo-files.ts';
import { type DemoProduct, readProducts } from './demo-products.ts';
import { SEED } from './read-files.ts';
import { findUserId, hasFact, recordFact, withSeedLock } from './seed.queries.ts';

interface Library {
  readonly db: Database;
  readonly storage: Storage;
}

const LIBRARY = 'demo_library_seeded';

/**
 * Checks the bytes at every start, because a storage may be newer than its database. Runs before the products: a row
 * that names a file is recorded as its use when written, and that record opens a free lesson's film.
 */
export async function seedFiles({ db, storage }: Library): Promise<void> {
  for (const { name, pages, ...file } of readFiles()) {
    const url = new URL(`files/${name}`, SEED);
    const path = fileURLToPath(url);
    const table_sample = await readTableSample(path, file.content_type);
    const page_count = pages ?? (await countSheets(path, file.content_type));
    await storeFile(
      { db, storage },
      {
        ...file,
        bytes: createReadStream(url),
        table_sample,
        page_count,
        file_name: name,
        storage_key: `demo/${name}`,
      },
    );
  }
}

export async function seedLibrary(db: Database): Promise<void> {
  const files = readFiles();
  await withSeedLock(db, async () => {
    if (await hasFact(db.orm, LIBRARY)) return;
    for (const product of readProducts()) await attachProductFiles(db, product, files);
    await learnAsDemoBuyer(db);
    await queueUnreadFiles(db, systemClock.now());
    await withTx(db, async (tx) => succeed(await recordFact(tx, LIBRARY)));
  });
}

async function attachProductFiles(
  db: Database,
  { slug, files }: DemoProduct,
  stored: readonly DemoFile[],
): Promise<void> {
  if (files.length === 0) return;
  const product = await getProduct(db.orm, slug);
  if (!product.ok) return;
  const beside = files.map(({ name, ...texts }) => ({ file_id: fileId(stored, name), ...texts }));
  await withTx(db, async (tx) => succeed(await addProductFiles(tx, product.value.id, beside)));
}

async function learnAsDemoBuyer(db: Database): Promise<void> {
  const user_id = await findUserId(db.orm, DEMO_BUYER_EMAIL);
  if (user_id === null) return;
  const { slug, done, begun, first_visit, questions } = readBuyer().course;
  for (const [day, lesson_id] of [...done, begun].entries()) {
    const lesson = { user_id, slug, lesson_id };
    await recordLessonProgress(
      { db, clock: systemClock },
      {
        ...lesson,
        position_seconds: 0,
        is_done: lesson_id !== begun,
        watched_at: new Date(Date.parse(first_visit) + day * DAY_MS),
      },
    );
    await openLesson({ db, clock: systemClock, readRefundEligibility: async () => null }, lesson);
  }
  for (const { lesson: lesson_id, question, answer } of questions) {
    await askQuestion(db, { user_id, slug, lesson_id, question });
    if (answer !== undefined) await answerOldest(db, answer);
  }
}

async function answerOldest(db: Database, answer: string): Promise<void> {
  const window = { limit: 1, offset: 0, from: 'start', sort: 'asked_at' } as const;
  const [oldest] = (await listQuestions(db.orm, { ...window, state: 'waiting' })).questions;
  if (oldest !== undefined) await answerQuestion(db, { id: oldest.id, answer, is_shared: true }, systemActor);
}
