import { readText } from '#db/seed/read-files.ts';
import { pairDemo } from '#db/seed/write-english.ts';
import { type Language, languages } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { accounts, demoPages, type Viewer, viewers } from '#tests/support/demo-pages.ts';
import { foreignWords } from '#tests/support/foreign-words.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';
import { saidOn } from '#tests/support/page-words.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';

/** Names, addresses and words of the glossary that are the same in every language, each as it stands on a page. */
const AS_WRITTEN: readonly RegExp[] = [
  /\b\S+\.(?:csv|docx|pdf|xlsx|md|webm|vtt|example)\S*/g,
  /https?:\/\/\S+|\/?\b[a-z0-9]+(?:-[a-z0-9]+)+\b|<\/?\w+/g,
  /Bahasa Indonesia|Indonesia|English|WIB|\bIT\b/g,
  /free audit/gi,
  // Fields of which the specification says the names, and events as programs call them.
  /Healthcare|Manufacturing|Download materi|Kartu nama|\b[a-z]+(?:[._][a-z]+)+\b/g,
  /“[^”]*”|"[^"]*"/g,
];

const sourcesOf = ({ source }: { readonly source: string }) =>
  source.split(/<[^>]*>|\n/).map((text) => text.trim());

/** Texts of the owner, longest first, which the staff read untranslated. */
const ownerTexts = [...new Set([...Object.values(pairDemo()).flat().flatMap(sourcesOf), ...adminOnlyTexts()])]
  .filter((text) => text.length >= 4)
  .sort((one, other) => other.length - one.length);

/** Written by the owner for the staff alone, or said to them by customers. */
function adminOnlyTexts(): readonly string[] {
  return [
    ...['sessions.yaml', 'vouchers.yaml', 'past/past.yaml', 'accounts.yaml', 'buyer.yaml'],
    ...['broadcasts.yaml', 'sequences.yaml'],
  ]
    .flatMap((name) => readText(name).split('\n'))
    .map((line) => line.replace(/^[\s-]*(?:\w+:\s)?["']?|["']?$/g, '').trim());
}

/** A short one may be a word of the page as well, unless it is all that is said, or named by a button or a drawing. */
const isSaidBy = (text: string, written: string) =>
  written.length >= 8 || text === written || /^(?:Move|Delete|from) /.test(text);

/** Returns the text without names and, in the admin, without texts of the owner. */
function saidBeside(text: string, isAdmin: boolean): string {
  const written = isAdmin ? ownerTexts.filter((one) => text.includes(one) && isSaidBy(text, one)) : [];
  const said = written.reduce((left, one) => left.replaceAll(one, ' '), text);
  return AS_WRITTEN.reduce((left, name) => left.replace(name, ' '), said).trim();
}

/** One word in a longer text may be a name; a text of few words has none to spare. */
function isForeign(text: string, language: Language): boolean {
  const enough = (text.match(/\p{L}+/gu) ?? []).length <= 3 ? 1 : 2;
  return foreignWords(text, language).length >= enough;
}

interface Visit {
  readonly path: string;
  readonly pattern: string;
  readonly cookie: string;
}

/** The texts of a page in a language that are of the other one. */
async function foreignOn(url: string, { path, pattern, cookie }: Visit, language: Language) {
  const html = await (await fetch(url + pathInLanguage(path, language), { headers: { cookie } })).text();
  return saidOn(html)
    .filter(({ lang, text }) => lang === language && isForeign(text, language))
    .map(({ text }) => ({ text, said: saidBeside(text, pattern.startsWith('/admin')) }))
    .filter(({ said }) => isForeign(said, language))
    .map(({ text }) => text);
}

test('a word is of the other language as a whole, not as letters of a code', () => {
  expect(foreignWords('Pesanan #d185be98', 'id')).toEqual([]);
  expect(foreignWords('Pesanan sudah be paid', 'id')).toEqual(['be', 'paid']);
});

test('no page of the demo says in one language what it should say in the other, but where it says so by lang', async ({
  app,
  db,
}) => {
  // The pages of the development gateway and mailbox are for developers.
  const pages = (await demoPages({ app, db })).filter(({ pattern }) => !pattern.startsWith('/dev/'));
  const cookies = new Map<Viewer, string>();
  for (const viewer of viewers) {
    const email = accounts[viewer];
    cookies.set(viewer, email === null ? '' : await sessionCookie(app.url, email));
  }
  // Where it was found first; frames say the same on every page.
  const found = new Map<string, string>();
  for (const page of pages.flatMap((page) => languages.map((language) => ({ ...page, language })))) {
    const { path, language, viewer } = page;
    const visit = { ...page, cookie: cookies.get(viewer) ?? '' };
    for (const text of await foreignOn(app.url, visit, language))
      found.set(`${language} ${text}`, found.get(`${language} ${text}`) ?? pathInLanguage(path, language));
  }
  expect([...found].map(([text, address]) => `${address}: ${text.slice(0, 160)}`)).toEqual([]);
});
