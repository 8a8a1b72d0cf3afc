import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** In the page, once its source was run there. */
declare const axe: typeof axeCore;
/** In the page, by `findNewLooks`. */
declare const newLooks: ReadonlyMap<string, HTMLElement>;

/** Half the length of what the package hands out, and every document has to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const COLOURS = ['color-contrast', 'link-in-text-block'];
/**
 * Looks of text that this worker has judged: its colour and size, and all that it stands on. Colours are three quarters of
 * what axe takes, and the same few looks are on every page.
 */
const judgedLooks = new Set<string>();
/** How often axe could not tell of a look, which something covered, say. */
const openLooks = new Map<string, number>();
/** Then it never can: text on a picture, a link that the edge of its table cuts off. */
const MAX_ASKED = 3;

/** Every page must pass: axe finds nothing, and nothing scrolls sideways. */
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

/** Checks that depend on the width: nothing scrolls sideways, words stand apart, and `Rp` keeps its number. */
export async function problemsOfSize(page: Page): Promise<readonly string[]> {
  const parts = [judgeOverflow, judgeWordGaps, judgePartedNumbers];
  const found = [];
  for (const judge of parts) found.push(...(await page.evaluate(judge)));
  return found;
}

async function problemsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const structure = await page.evaluate(judgeStructure, COLOURS);
  return [...structure, ...(await problemsOfSize(page)), ...(await judgeColours(page))];
}

async function judgeOtherTheme(page: Page): Promise<readonly string[]> {
  await page.evaluate(flipTheme);
  const problems = await judgeColours(page);
  await page.evaluate(flipTheme);
  return problems;
}

function expectNone(page: Page, problems: readonly string[]): void {
  expect(problems, `what is not sound on ${page.url()}`).toEqual([]);
}

async function judgeColours(page: Page): Promise<readonly string[]> {
  await page.evaluate(findNewLooks, [...judgedLooks]);
  const { problems, passed, open } = await page.evaluate(judgeNewLooks, COLOURS);
  for (const look of open) openLooks.set(look, (openLooks.get(look) ?? 0) + 1);
  for (const look of [...passed, ...open.filter((seen) => (openLooks.get(seen) ?? 0) >= MAX_ASKED)])
    judgedLooks.add(look);
  return problems;
}

/** Runs in the page. */
async function judgeStructure(colours: readonly string[]): Promise<string[]> {
  const rules = Object.fromEntries(colours.map((id) => [id, { enabled: false }]));
  // Nothing that runs asks for the rules of the style sheets, which axe would fetch and read.
  const preload = { assets: ['media' as const] };
  // What stands in a frame is another host's.
  const options = { resultTypes: ['violations' as const], rules, preload, iframes: false };
  const { violations } = await axe.run(document, options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Runs in the page. */
function judgeOverflow(): string[] {
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  return overflow > 0 ? [`sideways scrolling by ${overflow} px`] : [];
}

/** Runs in the page. On a screen of one pixel a point, tight letters and this font's narrow space close the gaps between words (ADR 0072). */
function judgeWordGaps(): string[] {
  const tight = new Set<string>();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { fontSize, fontFamily, letterSpacing, wordSpacing } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isTracked = size < 17 && Number.parseFloat(letterSpacing) < 0;
    const isNarrow = !/^"?Petrona/.test(fontFamily) && Number.parseFloat(wordSpacing) < 0.079 * size;
    if (isTracked || isNarrow)
      tight.add(`tight words: ${element.localName} ${element.getAttribute('class')}`);
  }
  return [...tight];
}

/** Runs in the page. `Rp` and its number stand on one line. */
function judgePartedNumbers(): string[] {
  const parted: string[] = [];
  const seam = /\bRp (?=\d)/g;
  const range = document.createRange();
  const topAt = (text: Node, place: number) => {
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    return range.getBoundingClientRect().top;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode: text } = texts;
    // What somebody writes there stays as it is.
    if (text.parentElement?.closest('[contenteditable]') !== null) continue;
    const said = text.nodeValue ?? '';
    for (const { index, 0: before } of said.matchAll(seam))
      if (topAt(text, index + before.length) > topAt(text, index) + 4)
        parted.push(`a number parts: ${said.slice(Math.max(0, index - 20), index + 20)}`);
  }
  return parted;
}

/** Runs in the page. One element stands for all with its look. */
function findNewLooks(known: readonly string[]): void {
  const judged = new Set(known);
  /** `paint`: all that lies under a text, down to what lets nothing through; `veil`: what fades it. Null: cut off. */
  const grounds = new Map<Element, { readonly paint: string; readonly veil: string } | null>();
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

  const paintOf = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
      ? ''
      : backgroundColor + backgroundImage;

  /** The element's own background; a positioned element may cover others than its ancestors. */
  function ownPaint(element: Element, style: CSSStyleDeclaration): string {
    const parts = ['::before', '::after'].map((name) => getComputedStyle(element, name));
    const drawn = parts.map((part) => (part.content === 'none' ? '' : paintOf(part)));
    const place = style.position === 'static' ? '' : element.getAttribute('class');
    return [paintOf(style), ...drawn, place].join('');
  }

  function groundOf(element: Element | null): { readonly paint: string; readonly veil: string } | null {
    if (element === null) return { paint: '', veil: '' };
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const style = getComputedStyle(element);
    const below = style.clipPath === 'inset(50%)' ? null : groundOf(element.parentElement);
    const own = ownPaint(element, style);
    const isOpaque = /^(?!rgba)\w+\([^/]*\)$/.test(style.backgroundColor) && style.backgroundImage === 'none';
    const fades = style.opacity === '1' && style.filter === 'none' ? '' : style.opacity + style.filter;
    const ground = below && {
      paint: isOpaque ? own : own === '' ? below.paint : digest(below.paint, own),
      veil: below.veil + fades,
    };
    grounds.set(element, ground);
    return ground;
  }

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const isText =
      element.matches('input:not([type=checkbox], [type=radio], [type=file]), select, textarea') ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
    // Of what can not be used axe judges no colour.
    if (
      !isText ||
      element.matches(':disabled, [aria-disabled=true], [aria-disabled=true] *') ||
      !element.checkVisibility()
    )
      continue;
    const ground = groundOf(element);
    if (ground === null) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = digest(ground.paint, ground.veil, color, fontSize, fontWeight, textShadow);
    if (!judged.has(look) && !fresh.has(look)) fresh.set(look, element);
  }
  Object.assign(window, { newLooks: fresh });
}

/** Runs in the page. What can not be judged, being covered, say, stays open. */
async function judgeNewLooks(rules: string[]) {
  // What went away since it was found is no longer seen.
  const seen = [...newLooks].filter(([, element]) => element.isConnected);
  if (seen.length === 0) return { problems: [], passed: [], open: [] };
  const { violations, passes } = await axe.run(
    { include: seen.map(([, element]) => element) },
    { runOnly: rules, resultTypes: ['violations', 'passes'], elementRef: true },
  );
  const elementsOf = (results: typeof passes) =>
    new Set(
      results
        .flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []))
        .map(({ element }) => element),
    );
  const [good, bad] = [elementsOf(passes), elementsOf(violations)];
  const looksOf = (isMeant: (element: HTMLElement) => boolean) =>
    seen.filter(([, element]) => isMeant(element)).map(([look]) => look);
  return {
    problems: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    passed: looksOf((element) => good.has(element)),
    open: looksOf((element) => !good.has(element) && !bad.has(element)),
  };
}

/** Runs in the page. */
function flipTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'bright' : 'dark';
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
