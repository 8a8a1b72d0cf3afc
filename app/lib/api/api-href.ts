import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { buildHref } from '../search-params.ts';

type ValuesOf<Schema, Value> = Schema extends z.ZodType
  ? { readonly [Name in keyof z.input<Schema> & string]?: Value }
  : Record<never, never>;

interface Input<E extends Endpoint> {
  readonly params?: ValuesOf<E['params'], string>;
  readonly query?: ValuesOf<E['query'], string | null>;
}

/** Spreadsheets set to Indonesian split a table at semicolons. */
export const currentTableQuery = (): Readonly<Record<string, string>> =>
  currentLanguage() === 'id' ? { separator: 'semicolon' } : {};

/**
 * Builds the address of a file. The endpoint is a type parameter, which checks path and names: `apiHref<typeof
 * exportOrders>('/api/admin/orders.csv', { query })`.
 */
export function apiHref<E extends Endpoint = never>(path: E['path'], { params, query }: Input<E>): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const given = Object.entries(query ?? {}).map(([name, value]) => [name, value ?? '']);
  return buildHref(filled, {
    ...Object.fromEntries(given),
    ...(path.endsWith('.csv') && currentTableQuery()),
  });
}
