import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';

interface Configuration {
  readonly forbidden: IForbiddenRuleType[];
  readonly options: ICruiseOptions;
}
const { configurationAt }: { configurationAt: (at: string) => Configuration } = createRequire(
  import.meta.url,
)('./configuration.cjs');

const HERE = relative(process.cwd(), fileURLToPath(new URL('.', import.meta.url)));
/** Folders named after the rule that they break, and after a dot the way in which they do. */
const planted = readdirSync(`${HERE}/violations`).sort();
const ruleOf = (name: string) => name.split('.')[0];

/** Names of the rules that a planted tree breaks, judged by the rules of the project. */
async function broken(folder: string): Promise<readonly string[]> {
  const { forbidden, options } = configurationAt(`${folder}/`);
  const { output } = await cruise([folder], { ...options, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error('the cruise gave text where facts were asked for');
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))];
}

test.each(planted)('[API-001] the planted violation of %s is caught, and nothing else is', async (name) => {
  expect(await broken(`${HERE}/violations/${name}`)).toEqual([ruleOf(name)]);
});

test('every rule has a planted violation', () => {
  const names = new Set(configurationAt('').forbidden.map((rule) => rule.name));
  expect(new Set(planted.map(ruleOf))).toEqual(names);
});

test('the arrows of the architecture break no rule', async () => {
  expect(await broken(`${HERE}/allowed`)).toEqual([]);
});
