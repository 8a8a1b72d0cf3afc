import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { type HeldCourse, makeHeldCourse, revokeAllHoldings } from '#tests/support/shop/courses.ts';
import { certificateCode, certificateNumber, readCertificateCode } from '../courses.rules.ts';
import {
  getCertificate,
  issueCertificate,
  readOwnCertificate,
  recordLessonProgress,
  renderCertificate,
} from '../index.ts';

async function finish(db: Database, { slug, owner }: HeldCourse, lessons = ['a', 'b', 'c']): Promise<void> {
  const visit = { user_id: owner.id, slug, position_seconds: 0, is_done: true, watched_at: new Date() };
  for (const lesson_id of lessons)
    await recordLessonProgress({ db, clock: systemClock }, { ...visit, lesson_id });
}

const issue = (db: Database, { slug, owner }: HeldCourse, full_name?: string) =>
  issueCertificate(db, { user_id: owner.id, slug, full_name });

async function issued(db: Database, course: HeldCourse) {
  await finish(db, course);
  const certificate = await issue(db, course);
  if (!certificate.ok) throw new Error(certificate.refusal.code);
  return certificate.value;
}

describe('a certificate', () => {
  test('is issued once, when every lesson is done, to the name that the profile has then', async ({ db }) => {
    const course = await makeHeldCourse(db, { title: 'Kelas Kas' });
    await finish(db, course, ['a', 'c']);
    expect(await issue(db, course)).toEqual({
      ok: false,
      refusal: { code: 'COURSE_UNFINISHED', details: { lessons_left: 1 } },
    });
    await finish(db, course);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => issue(db, course)));
    const [first] = answers;
    expect(first).toMatchObject({
      ok: true,
      value: { full_name: 'Sari Wulandari', course_title: 'Kelas Kas' },
    });
    for (const answer of answers) expect(answer).toEqual(first);
    await db.pool.query("update users set full_name = 'Nama Baru'");
    await db.pool.query("update products set title = 'Judul Baru'");
    expect(await issue(db, course)).toEqual(first);
    expect((await db.pool.query('select from certificates')).rowCount).toBe(1);
  });

  test('asks for a name where the profile has none, and keeps it there', async ({ db }) => {
    const course = await makeHeldCourse(db);
    await finish(db, course);
    await db.pool.query("update users set full_name = 'sari@contoh.example'");
    expect(await issue(db, course)).toEqual({ ok: false, refusal: { code: 'NAME_REQUIRED' } });
    expect(await issue(db, course, 'Sari W.')).toMatchObject({ ok: true, value: { full_name: 'Sari W.' } });
    const { rows } = await db.pool.query('select full_name from users');
    expect(rows).toEqual([{ full_name: 'Sari W.' }]);
  });

  test.for(['王小明', 'محمد سالم'])(
    'asks for the Latin spelling of %s, and leaves the profile as it is',
    async (name, { db }) => {
      const course = await makeHeldCourse(db);
      await finish(db, course);
      await db.pool.query('update users set full_name = $1', [name]);
      const asked = { ok: false, refusal: { code: 'NAME_NOT_LATIN' } };
      expect(await issue(db, course)).toEqual(asked);
      expect(await issue(db, course, name)).toEqual(asked);
      expect(await issue(db, course, 'Salim Wang')).toMatchObject({
        ok: true,
        value: { full_name: 'Salim Wang' },
      });
      const { rows } = await db.pool.query('select full_name from users');
      expect(rows).toEqual([{ full_name: name }]);
    },
  );

  test('is not issued for what has no lessons, nor after the holding ended', async ({ db }) => {
    const template = await makeHeldCourse(db, { modules: [] });
    expect(await issue(db, template)).toMatchObject({ refusal: { code: 'COURSE_UNFINISHED' } });
    const course = await makeHeldCourse(db);
    await finish(db, course);
    await revokeAllHoldings(db, course.owner.id);
    expect(await issue(db, course)).toEqual({ ok: false, refusal: { code: 'ACCESS_DENIED' } });
  });

  test('is found by its code, however it is typed, and by no other', async ({ db }) => {
    const { code } = await issued(db, await makeHeldCourse(db));
    const typed = [
      code,
      code.toLowerCase(),
      code.match(/.{4}/g)?.join('-') ?? '',
      ` ${code.replaceAll('0', 'o')}`,
    ];
    for (const text of typed) {
      expect(await getCertificate(db.orm, text)).toMatchObject({
        ok: true,
        value: { code, status: 'valid' },
      });
    }
    for (const wrong of ['', code.slice(1), `${code}0`, "' or 1=1", code.split('').toReversed().join('')]) {
      expect(await getCertificate(db.orm, wrong)).toEqual({
        ok: false,
        refusal: { code: 'CERTIFICATE_NOT_FOUND' },
      });
    }
  });

  test('stands while a subscription runs out, and falls when its order is given back', async ({ db }) => {
    const course = await makeHeldCourse(db);
    const { code } = await issued(db, course);
    const status = async () => {
      const found = await getCertificate(db.orm, code);
      return found.ok ? found.value.status : found.refusal.code;
    };
    await revokeAllHoldings(db, course.owner.id);
    expect(await status()).toBe('valid');
    await db.pool.query("update orders set status = 'refunded'");
    expect(await status()).toBe('withdrawn');
  });

  test('is not rewritten by anybody', async ({ db }) => {
    await issued(db, await makeHeldCourse(db));
    for (const change of [
      "set full_name = 'x'",
      "set course_title = 'x'",
      'set issued_at = now()',
      'set number = 9',
    ]) {
      await expect(db.pool.query(`update certificates ${change}`)).rejects.toThrow(/not rewritten/);
    }
    await expect(db.pool.query('delete from certificates')).rejects.toThrow(/not rewritten/);
  });

  test('as a PDF is for its owner, while they hold the course', async ({ db }) => {
    const course = await makeHeldCourse(db);
    const read = () => readOwnCertificate(db.orm, course.owner.id, course.slug);
    expect(await read()).toMatchObject({ refusal: { code: 'CERTIFICATE_NOT_FOUND' } });
    const certificate = await issued(db, course);
    expect(await read()).toEqual({ ok: true, value: certificate });
    await revokeAllHoldings(db, course.owner.id);
    expect(await read()).toMatchObject({ refusal: { code: 'ACCESS_DENIED' } });
  });
});

test('a certificate is one page of PDF, also for the longest name', async () => {
  const sheet = {
    code: '0123456789ABCDEF',
    number: 'ARN-2026-000042',
    issued_at: '2026-11-21T17:30:00.000Z',
    brand_name: 'Arunika',
    consultant_name: 'Konsultan Arunika',
    check_url: 'https://arunika.example/certificate/0123-4567-89AB-CDEF',
  };
  for (const length of [1, 100]) {
    const names = {
      full_name: 'Sri '.repeat(length).trim(),
      course_title: 'Kelas '.repeat(length * 0.33 + 1),
    };
    const pdf = Buffer.from(await renderCertificate({ ...sheet, ...names })).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toContain('/URI (https://arunika.example/certificate/0123-4567-89AB-CDEF)');
  }
});

test('codes are sixteen signs that are not mistaken for one another, numbers carry their year in Jakarta', () => {
  const code = certificateCode(Uint8Array.from({ length: 16 }, (_, n) => n * 17));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(readCertificateCode('o1il-abcd efgh-jkmn')).toBe('0111ABCDEFGHJKMN');
  expect(certificateNumber(42, '2026-01-01')).toBe('ARN-2026-000042');
});
