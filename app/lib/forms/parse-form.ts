import '#contract/input-messages.ts';
import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import type { z } from 'zod';

export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;
export type ParsedForm = ReturnType<typeof parseForm<FormSchema>>;

/**
 * Accepts digits only, because `25.000` means 25,000 and `Number` would read 25. Rupiah has its own parser. A checkbox
 * posts `on` or nothing, a switch either state.
 */
const { coerceFormValue } = configureCoercion({
  type: {
    number: (text) => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN),
    boolean: (text) => text === 'on' || text === 'true',
  },
});

export function parseForm<Schema extends FormSchema>(form: FormData | URLSearchParams, schema: Schema) {
  return parseWithZod(form, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}
