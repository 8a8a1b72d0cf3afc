import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas, loadArea, textsIn } from '#tests/support/shop/catalogues.ts';

const here = import.meta.dirname;
const sources = ['app', 'server', 'shared', 'contract', 'messages']
  .flatMap((folder) =>
    readdirSync(join(here, '..', folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  )
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(here, '..', path), 'utf8') }));

/** The names of the catalogue by which a file reads it. */
const readers = (area: string) =>
  sources.filter(
    ({ path, text }) => path === `messages/${area}.ts` || text.includes(`#messages/${area}.ts'`),
  );

function isUsed(key: string, catalogue: string, texts: readonly string[]): boolean {
  const read = new RegExp(`\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = \\w*${catalogue}`, 'i');
  if (texts.some((text) => read.test(text))) return true;
  // Handed on whole, it is read where it is received.
  const isHandedOn = texts.some((text) => /\bcopy=\{\w+\}/.test(text));
  if (isHandedOn && sources.some(({ text }) => new RegExp(`\\bcopy\\.${key}\\b`).test(text))) return true;
  // Read by a key that is computed: `walletCopy[tab]`.
  const isComputed = texts.some(
    (text) => text.includes(`${catalogue}[`) || /\bcopy\w*(\.\w+)*\[/i.test(text),
  );
  // `Object.keys` of a catalogue, or a copy of it, reads every key.
  const whole = [`Object.keys(${catalogue})`, `{ ...${catalogue} }`];
  if (texts.some((text) => whole.some((reading) => text.includes(reading)))) return true;
  return isComputed && sources.some(({ text }) => new RegExp(`['"]${key}['"]|\\b${key}:`).test(text));
}

// What the API refuses with is read by its code (server/http/refusal-sentence.test.ts).
test.each(areas.filter((area) => !area.endsWith('refusals')))('%s: every text is shown somewhere', (area) => {
  const texts = readers(area).map(({ text }) => text);
  for (const [catalogue, entries] of Object.entries(loadArea('id', area))) {
    expect(Object.keys(entries).filter((key) => !isUsed(key, catalogue, texts))).toEqual([]);
  }
});

/** A sentence that is the same in both languages was forgotten; names, units and loanwords are shorter. */
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 4 && !text.includes('=>');

test.each(areas)('%s: every sentence is translated', (area) => {
  const english = new Map(textsIn('en', area));
  const same = textsIn('id', area).filter(([path, text]) => isSentence(text) && english.get(path) === text);
  expect(same).toEqual([]);
});
