import type { Page } from 'playwright-core';
import { expect, expectSound, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';

const phone = { width: 360, theme: 'bright' } as const;

/** Appends to the page what the text says. */
const add = (page: Page, html: string) =>
  page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), html);
const clear = (page: Page) =>
  page.evaluate(() => {
    for (const planted of document.querySelectorAll('[data-planted]')) planted.remove();
  });

test('what axe finds on a page fails the journey, in either theme, also where the look of a text is known', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/contact');
  await expectSoundInBothThemes(page);
  await expectSoundInBothThemes(page);
  const expectProblem = async (judging: Promise<void>, problem: RegExp) =>
    expect(await judging.catch((error: unknown) => error)).toMatchObject({
      actual: [expect.stringMatching(problem)],
    });
  for (const [html, problem] of [
    ['<p data-planted style="color:#999;background:#aaa">pucat</p>', /color-contrast/],
    ['<div data-planted style="background:#777"><p class="muted">latar lain</p></div>', /color-contrast/],
    ['<div data-planted style="opacity:0.4"><p>pudar</p></div>', /color-contrast/],
    ['<p data-planted style="background:rgb(0 0 0 / 70%)">gelap</p>', /color-contrast/],
    ['<button data-planted></button>', /button-name/],
    ['<img data-planted src="/favicon.ico">', /image-alt/],
    ['<div data-planted style="width:3000px">lebar</div>', /sideways/],
  ] as const) {
    await add(page, html);
    await expectProblem(expectSound(page), problem);
    await expectProblem(expectSound(page), problem);
    await clear(page);
  }
  // Black is seen on the bright ground of this theme, and not on the dark one of the other.
  await add(page, '<p data-planted style="color:#000">hitam</p>');
  await expectSound(page);
  await expectProblem(expectSoundInBothThemes(page), /color-contrast/);
  await clear(page);
  await expectSoundInBothThemes(page);
});
