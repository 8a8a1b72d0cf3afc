import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { seedDemo } from '#db/seed/index.ts';
import { listProducts } from '#server/catalog/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { searchPublic } from '#server/search/index.ts';
import { type Language, languages } from '#shared/language/language.ts';
import { expect, test } from '#tests/support/machine/database.ts';

/** Nine of ten questions have their answer among the first five passages. */
const FIRST = 5;
const MIN_RECALL = 0.9;

interface Question {
  readonly language: Language;
  readonly asked: string;
  readonly path: string;
  /** Words of the passage that answers it. */
  readonly words: string;
}

function readQuestions(): readonly Question[] {
  const text = readFileSync(new URL('search-questions.yaml', import.meta.url), 'utf8');
  const lists = z.record(z.enum(languages), z.array(z.string())).parse(load(text));
  return languages.flatMap((language) =>
    (lists[language] ?? []).map((line) => {
      const [asked = '', place = '', words = ''] = line.split(' | ');
      return { language, asked, path: place === 'faq' ? '/' : `/${place}`, words };
    }),
  );
}

interface Place {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}
const nameOf = ({ path, title, heading }: Place) => `${path} ${title} ${heading}`;

/** Returns nothing for a question about something that the demo does not say. */
async function answersOf(db: Database, { language, path, words }: Question): Promise<readonly string[]> {
  const { rows } = await db.pool.query<Place & Record<string, unknown>>(
    `select path, title, heading from search_passages
     where language = $1 and text_language = $1 and access_key is null
       and (path = $2 or path = replace($2, '/product/', '/subscription/') or path = replace($2, '/product/', '/content/'))
       and position(lower($3) in lower(concat_ws(' ', title, heading, regexp_replace(body, '\\s+', ' ', 'g')))) > 0`,
    [language, path, words],
  );
  return rows.map(nameOf);
}

async function isAnswered(db: Database, { language, asked }: Question, answers: readonly string[]) {
  const { passages } = await runInLanguage(language, () =>
    searchPublic(db.orm, { search: asked, page: 1, limit: FIRST }),
  );
  return passages.some((passage) => answers.includes(nameOf(passage)));
}

/** Products that a question for their price does not find with it. */
async function withoutPrice(db: Database): Promise<readonly string[]> {
  const { products } = await listProducts(db.orm, { kind: 'all', sort: 'recommended', page: 1, limit: 100 });
  const missed: string[] = [];
  for (const { title, slug, price, availability } of products) {
    const search = `Berapa harga ${title}?`;
    const { passages } = await searchPublic(db.orm, { search, page: 1, limit: FIRST });
    const found = passages.find(({ kind, path }) => kind === 'product' && path.endsWith(`/${slug}`));
    const expected = availability === 'available' ? price : undefined;
    if (found === undefined || found.offer?.price !== expected) missed.push(title);
  }
  return missed;
}

test('questions written from the demo find the passage that answers them among the first five, and those for a price the product with it', async ({
  db,
}) => {
  await seedDemo({ db, buyAndTopUp: async () => {} });
  const questions = readQuestions();
  expect(questions.length).toBeGreaterThanOrEqual(200);
  const unanswerable: string[] = [];
  const missed: string[] = [];
  for (const question of questions) {
    const answers = await answersOf(db, question);
    if (answers.length === 0) unanswerable.push(question.asked);
    else if (!(await isAnswered(db, question, answers))) missed.push(question.asked);
  }
  const recall = 1 - missed.length / questions.length;
  process.stdout.write(
    `recall@${FIRST} ${recall.toFixed(3)} of ${questions.length} questions; missed: ${missed.join('; ')}\n`,
  );
  expect(unanswerable).toEqual([]);
  expect(await withoutPrice(db)).toEqual([]);
  expect(recall).toBeGreaterThanOrEqual(MIN_RECALL);
});
