import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './read-files.ts';
import { readMarkdown } from './read-markdown.ts';

const kind = z.strictObject({ title: z.string(), price: z.int() });

test('a field that is wrong, missing or unknown is named with its file', () => {
  const read = (text: string) => () => parseYaml('products/a.yaml', text, kind);
  expect(read('title: A\nprice: 1')()).toEqual({ title: 'A', price: 1 });
  expect(read('title: A\nprice: free')).toThrow(/db\/seed\/products\/a\.yaml:.*→ at price/s);
  expect(read('price: 1')).toThrow(/db\/seed\/products\/a\.yaml:.*→ at title/s);
  expect(read('title: A\nprice: 1\ncolour: red')).toThrow(/db\/seed\/products\/a\.yaml:.*"colour"/s);
});

test('a file that is no YAML, or Markdown without fields, is named', () => {
  expect(() => parseYaml('products/a.yaml', 'title: "A', kind)).toThrow('in "db/seed/products/a.yaml" (1:');
  expect(() => readMarkdown('../../README.md', kind)).toThrow(
    'db/seed/../../README.md: begins with no fields',
  );
});
