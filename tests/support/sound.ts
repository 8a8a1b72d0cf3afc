import axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** In the page, once its source was run there. */
declare const axe: typeof axeCore;

const COLOURS = ['color-contrast', 'link-in-text-block'];
/**
 * Looks of text that this worker has judged: its colour and size, and all that it stands on. Colours are three quarters of
 * what axe takes, and the same few looks are on every page.
 */
const judgedLooks = new Set<string>();

/** What must hold on every page: axe finds nothing, and nothing scrolls sideways. */
export async function expectSound(page: Page): Promise<void> {
  expectNone(page, await problemsOf(page));
}

/** As `expectSound`, and the colours of the other theme, too: nothing else of a page depends on it. */
export async function expectSoundInBothThemes(page: Page): Promise<void> {
  expectNone(page, await problemsInBothThemes(page));
}

export async function problemsInBothThemes(page: Page): Promise<readonly string[]> {
  return [...(await problemsOf(page)), ...(await judgeOtherTheme(page))];
}

/** What depends on the width: nothing scrolls sideways. */
export const problemsOfSize = (page: Page): Promise<readonly string[]> => page.evaluate(judgeOverflow);

async function problemsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const structure = await page.evaluate(judgeStructure, COLOURS);
  return [...structure, ...(await page.evaluate(judgeOverflow)), ...(await judgeNewLooks(page))];
}

async function judgeOtherTheme(page: Page): Promise<readonly string[]> {
  await page.evaluate(flipTheme);
  const problems = await judgeNewLooks(page);
  await page.evaluate(flipTheme);
  return problems;
}

function expectNone(page: Page, problems: readonly string[]): void {
  expect(problems, `what is not sound on ${page.url()}`).toEqual([]);
}

async function judgeNewLooks(page: Page): Promise<readonly string[]> {
  const { problems, looks } = await page.evaluate(judgeColours, { rules: COLOURS, known: [...judgedLooks] });
  for (const look of looks) judgedLooks.add(look);
  return problems;
}

/** Runs in the page. */
async function judgeStructure(colours: readonly string[]): Promise<string[]> {
  const rules = Object.fromEntries(colours.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Runs in the page. */
function judgeOverflow(): string[] {
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  return overflow > 0 ? [`sideways scrolling by ${overflow} px`] : [];
}

/** Runs in the page. One element stands for all with its look; what can not be judged, being covered, say, is not judged. */
async function judgeColours({
  rules,
  known,
}: {
  readonly rules: string[];
  readonly known: readonly string[];
}) {
  const judged = new Set(known);
  const grounds = new Map<Element, string>();
  const fresh = new Map<string, HTMLElement>();

  function digest(...parts: readonly unknown[]): string {
    const text = parts.join(' ');
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 2_654_435_761);
      two = Math.imul(two ^ text.charCodeAt(at), 1_597_334_677);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  }

  /** All that lies under the text of an element, from the root up. */
  function groundOf(element: Element | null): string {
    if (element === null) return '';
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const own = [element.tagName, element.getAttribute('class'), backgroundColor, backgroundImage];
    const ground = digest(groundOf(element.parentElement), ...own, opacity, filter, position);
    grounds.set(element, ground);
    return ground;
  }

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const isText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
    if (!isText || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = digest(groundOf(element), color, fontSize, fontWeight, textShadow);
    if (!judged.has(look) && !fresh.has(look)) fresh.set(look, element);
  }
  if (fresh.size === 0) return { problems: [], looks: [] };
  const { violations, passes } = await axe.run(
    { include: [...fresh.values()] },
    { runOnly: rules, resultTypes: ['violations', 'passes'], elementRef: true },
  );
  const passed = new Set(
    passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  return {
    problems: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    looks: [...fresh].filter(([, element]) => passed.has(element)).map(([look]) => look),
  };
}

/** Runs in the page. */
function flipTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'bright' : 'dark';
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
