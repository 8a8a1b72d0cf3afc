import '#contract/input-sentences.ts';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;
export type ParsedForm = ReturnType<typeof parseForm<FormSchema>>;

/** What was typed, by the contract's own schema: texts become numbers, lists and ticks where it asks for them. */
export function parseForm<Schema extends FormSchema>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema });
}
