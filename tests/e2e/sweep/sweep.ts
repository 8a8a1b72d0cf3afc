import type { Language } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { accounts, demoPages, type PageVisit, patternsOf, type Viewer } from '#tests/support/demo-pages.ts';
import {
  test as base,
  eventually,
  expect,
  openVisitor,
  type Visitor,
} from '#tests/support/machine/browser.ts';
import { findForeign } from '#tests/support/shop/catalogues.ts';
import { problemsInBothThemes, problemsOfSize } from '#tests/support/sound.ts';
import { signInAs } from '../sign-in.ts';

const PHONE = { width: 320, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
/** Mails stay in the language of whoever they were sent to. */
const IN_ANY_LANGUAGE = '/dev/mailbox';
/** /auth/done causes this message, and then says so on the page. */
const NOT_OPENED_BY_A_SCRIPT = 'Scripts may close only the windows that were opened by them.';

interface Tour {
  readonly pages: readonly PageVisit[];
  /** In the same browser for the whole file: its scripts and its session are there. */
  readonly visitorFor: (viewer: Viewer) => Promise<Visitor>;
}

const test = base.extend<{ tour: Tour }>({
  tour: [
    async ({ app, browser, db }, use) => {
      const pages = await demoPages({ app, db });
      const open = new Map<Viewer, Visitor>();
      const visitorFor = async (viewer: Viewer) => {
        const visitor =
          open.get(viewer) ?? (await openVisitor(browser, app.url, { width: 320, theme: 'bright' }));
        const email = accounts[viewer];
        if (!open.has(viewer) && email !== null) await signInAs(visitor, email, app.url);
        open.set(viewer, visitor);
        return visitor;
      };
      await use({ pages, visitorFor });
      await Promise.all([...open.values()].map(({ context }) => context.close()));
    },
    { scope: 'file' },
  ],
});

/**
 * Looks at each page that somebody has, in one language, as it is when it is opened: axe, nothing that scrolls sideways,
 * narrow and wide, bright and dark; no word of the other language, and no complaint of the console.
 */
export function sweep(viewer: Viewer, language: Language): void {
  let foreignIn: Awaited<ReturnType<typeof findForeign>> | null = null;
  test.for(patternsOf(viewer))(
    `%s is sound for the ${viewer}, and speaks one language: ${language}`,
    async (pattern, { app, tour }) => {
      foreignIn ??= await findForeign(language);
      const { page, complaints } = await tour.visitorFor(viewer);
      const problems: string[] = [];
      for (const { path, status } of tour.pages.filter(
        (visit) => visit.viewer === viewer && visit.pattern === pattern,
      )) {
        const address = pathInLanguage(path, language);
        await page.setViewportSize(PHONE);
        const answer = await page.goto(address);
        await eventually(() => page.evaluate(countSkeletons)).toBe(0);
        // Other words change neither structure nor colours.
        const found = [...(await (language === 'id' ? problemsInBothThemes(page) : problemsOfSize(page)))];
        await page.setViewportSize(DESKTOP);
        found.push(...(await problemsOfSize(page)));
        const seen = `${answer?.status()} ${page.url().slice(app.url.length)}`;
        if (seen !== `${status} ${address}`) found.push(`answered with ${seen}`);
        const { lang, said } = await page.evaluate(everythingSaid);
        if (lang !== language) found.push('another language');
        if (pattern !== IN_ANY_LANGUAGE) found.push(...foreignIn(said).map((text) => `says: ${text}`));
        const told = complaints.splice(0).filter((text) => !text.startsWith(NOT_OPENED_BY_A_SCRIPT));
        // The browser reports a document that is not there.
        found.push(...told.filter((text) => status === 200 || !text.endsWith(address)));
        problems.push(...found.map((problem) => `${address}: ${problem}`));
      }
      expect(problems).toEqual([]);
    },
  );
}

/** Runs in the page; a locator would bring its own scripts into each document. */
const countSkeletons = () => document.querySelectorAll('[data-slot=skeleton]').length;

/**
 * Runs in the page: its language, its title, its texts, and what is read out or shown for its elements. What says by `lang`
 * that it is of the other language, as a mail that is looked at, is none of them.
 */
function everythingSaid() {
  const said = [document.title];
  const { lang } = document.documentElement;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode() !== null) {
    const { nodeValue, parentElement } = nodes.currentNode;
    if (parentElement?.closest('script, style') !== null) continue;
    if (parentElement.closest('[lang]')?.getAttribute('lang') === lang) said.push(nodeValue ?? '');
  }
  for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name) ?? '');
  }
  return { lang, said: said.map((text) => text.trim()) };
}
