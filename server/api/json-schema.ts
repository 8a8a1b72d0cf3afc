import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

const LOOKAROUND = /\(\?<?[=!]/;

/** Drops a pattern where a format says the same: other programs use RE2 or Go, without lookaround. */
export function jsonSchemaOf(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { format, pattern } = jsonSchema;
      if (format !== undefined && pattern !== undefined && LOOKAROUND.test(pattern))
        delete jsonSchema.pattern;
    },
  });
}
