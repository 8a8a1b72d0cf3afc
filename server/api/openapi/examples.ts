import type { z } from 'zod';
import type { Components, Json } from './components.ts';
import { sampleOf } from './samples.ts';

/**
 * A value that the schema itself accepts: with every field, or else with those that it needs. A schema whose rules
 * go beyond what JSON Schema says brings its own with `.meta({ examples: [...] })`.
 */
export function exampleOf(schema: z.ZodType, components: Components): unknown {
  const written: Json = components.schema(schema);
  for (const fields of ['all', 'required'] as const) {
    const sample = sampleOf(written, '', { ...components, fields });
    if (schema.safeParse(sample).success) return sample;
  }
  const sample = sampleOf(written, '', { ...components, fields: 'all' });
  const problem = schema.safeParse(sample).error?.message ?? '';
  throw new Error(`an example is missing: ${JSON.stringify(sample)} is refused with ${problem}`);
}
