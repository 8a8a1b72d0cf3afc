import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { addProductFiles, type NewProduct } from '#server/catalog/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import {
  type CourseServices,
  createFileLinks,
  createFilmLinks,
  createStampedCopies,
  readCourseConsumption,
} from '#server/courses/index.ts';
import { storeFile } from '#server/media/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createDiskStorage, type Storage } from '#server/platform/storage/storage.ts';
import { readHeldRefund } from '#server/refunds/index.ts';
import { succeed } from '#shared/result.ts';
import { makePerson, type Person } from './people.ts';
import { lineOf, makeProduct, type Product } from './products.ts';

/** Words that only owners may ever read; tests look for them in everything that leaves the server. */
export const SECRET = 'rahasia-pemilik';

const section = (type: string, access: string | undefined, order: number) => ({
  id: `bagian-${order}`,
  type,
  order,
  title: `Judul ${type}`,
  description: `Ringkasan ${type}`,
  content: access === 'owner' ? `<p>${SECRET}</p>` : `<p>Isi ${type}</p>`,
  media: access === 'owner' ? { type: 'image', url: `/${SECRET}.png`, alt: SECRET } : null,
  ...(access === undefined ? {} : { access }),
});

const lesson = (id: string, more: object = {}) => ({
  id,
  title: `Pelajaran ${id}`,
  duration: '5 menit',
  type: 'text',
  description: SECRET,
  body: `<p>${SECRET} ${id}</p>`,
  ...more,
});

/** A course of two modules and three lessons, a fourth that is still empty, and sections of both kinds. */
export const courseContent = {
  type: 'e_course',
  content_metadata: { sections: [section('resources', 'owner', 2), section('hero', 'public', 1)] },
  modules: [
    { title: 'Awal', lessons: [lesson('a'), lesson('b')] },
    { title: 'Akhir', lessons: [lesson('c'), { title: 'Menyusul' }] },
  ],
} as const satisfies Partial<NewProduct>;

export interface HeldCourse extends Product {
  readonly slug: string;
  readonly owner: Person;
}

/** A course that somebody has just bought. */
export async function makeHeldCourse(
  db: Database,
  overrides: Partial<NewProduct> & { readonly owner?: Person } = {},
): Promise<HeldCourse> {
  const { owner = await makePerson(db, { balance: 1_000_000 }), ...product } = overrides;
  const slug = `kelas-${randomUUID().slice(0, 8)}`;
  const course = await makeProduct(db, { ...courseContent, slug, ...product });
  await buyProduct(db, owner, course);
  return { ...course, slug, owner };
}

export async function buyProduct(db: Database, buyer: Person, product: Product): Promise<void> {
  const bought = await checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
}

export async function revokeAllHoldings(db: Database, userId: string): Promise<void> {
  await db.pool.query("update user_products set status = 'ended' where user_id = $1", [userId]);
}

export interface LearningFixture extends CourseServices {
  readonly storage: Storage;
  /** Moves the clock of the links. */
  pass(ms: number): void;
  clear(): Promise<void>;
}

/** Everything that learning needs, with a storage of its own and a clock that can be moved. */
export async function openLearningFixture(db: Database): Promise<LearningFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-shelf-'));
  const storage = createDiskStorage(folder);
  let passed = 0;
  return {
    db,
    storage,
    copies: createStampedCopies(storage),
    links: createFileLinks('a secret that only tests know, 32+'),
    films: createFilmLinks('a secret that only tests know, 32+'),
    clock: { now: () => new Date(Date.now() + passed) },
    readFilmHosts: async () => [],
    readRefundEligibility: (reader, holder, now) =>
      readHeldRefund(reader, holder, { now, readConsumption: readCourseConsumption }),
    pass: (ms) => {
      passed += ms;
    },
    clear: () => rm(folder, { recursive: true }),
  };
}

export interface FileOverrides {
  readonly text?: string;
  readonly bytes?: Uint8Array;
  readonly product_id?: string;
  readonly access?: 'owner' | 'public';
  readonly content_type?: string;
}

/** A stored file, beside a product when one is named; its id. */
export async function makeFile(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  { product_id, access = 'owner', content_type = 'text/markdown', ...content }: FileOverrides = {},
): Promise<string> {
  const id = randomUUID();
  const bytes = Readable.from([Buffer.from(content.bytes ?? content.text ?? 'isi berkas')]);
  const named = { storage_key: `uji/${id}`, file_name: 'Kartu.md' };
  await storeFile({ db, storage }, { id, ...named, content_type, access, bytes });
  if (product_id !== undefined) {
    const file = { file_id: id, title: 'Kartu', description: '' };
    await withTx(db, async (tx) => succeed(await addProductFiles(tx, product_id, [file])));
  }
  return id;
}
