import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

const LOOKAROUND = /\(\?<?[=!]/;

/**
 * A schema as other programs read it. Their patterns are RE2 or Go's, which look neither ahead nor behind: where a
 * format says the same (e-mail addresses), the pattern is left out; none of ours looks around.
 */
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
