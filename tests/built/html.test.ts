import { composeMail } from '#server/notifications/index.ts';
import { languages } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { accounts, demoPages, viewers } from '#tests/support/demo-pages.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { expect, test } from '#tests/support/machine/built-app.ts';
import { type HtmlDocument, htmlErrors } from '#tests/support/machine/html-checker.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';

/** Landmarks beside the page under one name, between which nobody can choose; of two contents, one is for phones. */
function sameLandmarks({ name, html }: HtmlDocument): string[] {
  const all = [...html.matchAll(/<(aside)\b([^>]*)>/g)].map(
    ([, tag, rest]) => `${tag} ${/aria-label(?:ledby)?="([^"]*)"/.exec(rest ?? '')?.[1] ?? ''}`,
  );
  return all.filter((one, place) => all.indexOf(one) !== place).map((one) => `${name}: two landmarks ${one}`);
}

const button = { label: 'Buka', url: 'https://arunika.example/a?b=1&c=2' };
const rows = [{ label: 'Jumlah', value: 'Rp 25.000' }];
const words = {
  subject: 'Perihal <b>',
  greeting: 'Halo Sari,',
  paragraphs: ['Satu.\n\nDua & tiga.', 'Empat.'],
};
const mails: readonly HtmlDocument[] = [
  { name: 'the shortest mail', html: composeMail(words).html },
  {
    name: 'a mail with everything',
    html: runInLanguage('en', () =>
      composeMail({
        ...words,
        rows,
        code: '123456',
        button,
        closing: 'Salam',
        unsubscribe_url: button.url,
      }),
    ).html,
  },
];

test('the Nu HTML checker finds no error on any page of visitor, newcomer, buyer and admin in one or the other language, and in no mail', async ({
  app,
  db,
}) => {
  const pages = await demoPages({ app, db });
  const documents: HtmlDocument[] = [];
  for (const viewer of viewers) {
    const email = accounts[viewer];
    const headers = { cookie: email === null ? '' : await sessionCookie(app.url, email) };
    const own = pages.filter((page) => page.viewer === viewer);
    for (const { path, status } of own) {
      // What is not in order is so in either language: each page is asked in one.
      const address = pathInLanguage(path, languages[documents.length % languages.length] ?? 'id');
      const answer = await fetch(app.url + address, { headers, redirect: 'manual' });
      expect([viewer, address, answer.status]).toEqual([viewer, address, status]);
      documents.push({ name: `${viewer} ${address}`, html: await answer.text() });
    }
  }
  expect(documents.flatMap(sameLandmarks)).toEqual([]);
  expect(await htmlErrors([...documents, ...mails])).toEqual([]);
});
