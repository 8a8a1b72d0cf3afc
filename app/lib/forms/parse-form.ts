import '#contract/input-messages.ts';
import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import type { z } from 'zod';

export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;
export type ParsedForm = ReturnType<typeof parseForm<FormSchema>>;

/** Digits only: `25.000` is twenty-five thousand here, and would be 25 to `Number`. Rupiah is read by its own parser. */
const { coerceFormValue } = configureCoercion({
  type: { number: (text) => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN) },
});

/** What was typed, by the contract's own schema: texts become numbers, lists and ticks where it asks for them. */
export function parseForm<Schema extends FormSchema>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}
