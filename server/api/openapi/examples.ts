import type { z } from 'zod';
import type { Components, Json } from './components.ts';
import { sampleOf } from './samples.ts';

/**
 * An example that the schema accepts, with all fields or only the required ones. A schema with rules beyond JSON
 * Schema brings its own by `.meta({ examples: [...] })`.
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
