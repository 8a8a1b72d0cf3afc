import { withTx } from '#server/platform/database/with-tx.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import type { OwnerText } from '#shared/language/owner-texts.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { systemActor } from '../audit/index.ts';
import { readEnglish, saveTranslation, translateForReader, writeTranslations } from './index.ts';
import { keyOf } from './translations.ts';

const title: OwnerText = { area: 'catalog', is_html: false, source: 'Kelas kopi' };

test('the key of a text is what the database computes for its row', async ({ db }) => {
  const texts = [title, { area: 'articles', is_html: true, source: '<p>Isi “kopi”</p>' } as const];
  await withTx(db, async (tx) =>
    succeed(
      await writeTranslations(
        tx,
        texts.map((text) => ({ ...text, text: 'x' })),
      ),
    ),
  );
  const { rows } = await db.pool.query<{ key: string }>('select key from translations');
  expect(rows.map(({ key }) => key).sort()).toEqual(texts.map(keyOf).sort());
});

test('a text is read in the language of the reader, and as it was written where nobody translated it', async ({
  db,
}) => {
  const save = (text: string) =>
    withTx(db, async (tx) => succeed(await saveTranslation(tx, systemActor, { ...title, text })));
  const read = (language: 'id' | 'en', source = title.source) =>
    runInLanguage(language, () => translateForReader(db.orm, { ...title, source }));
  expect(await read('en')).toBe('Kelas kopi');
  expect(await save(' Coffee class ')).toEqual({ ok: true, value: 'Coffee class' });
  expect([await read('en'), await read('id')]).toEqual(['Coffee class', 'Kelas kopi']);
  // Words of another area, or that were changed since, are other texts.
  expect(await read('en', 'Kelas kopi dasar')).toBe('Kelas kopi dasar');
  expect(await readEnglish(db.orm, [{ ...title, area: 'site' }])).toEqual([null]);
  expect(await save('')).toEqual({ ok: true, value: null });
  expect(await read('en')).toBe('Kelas kopi');
  const { rows } = await db.pool.query(
    "select before, after from audit_entries where action = 'translation.saved' order by id",
  );
  expect(rows).toEqual([
    { before: { text: null }, after: { source: 'Kelas kopi', text: 'Coffee class' } },
    { before: { text: 'Coffee class' }, after: { source: 'Kelas kopi', text: null } },
  ]);
});

test('[DECISIONS 23] the HTML of a translation is as clean as that of its source, by which it is found', async ({
  db,
}) => {
  const source = '<h2>Satu</h2><script>x()</script>';
  await withTx(db, async (tx) =>
    succeed(
      await writeTranslations(tx, [
        { area: 'site', is_html: true, source, text: '<h2 onclick="x()">One</h2><script>x()</script>' },
      ]),
    ),
  );
  expect(
    await readEnglish(db.orm, [{ area: 'site', is_html: true, source: '<h2 id="satu">Satu</h2>' }]),
  ).toEqual(['<h2 id="one">One</h2>']);
});
