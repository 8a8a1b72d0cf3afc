import { z } from 'zod';
import { isRecord } from '#shared/json.ts';

type Json = Readonly<Record<string, unknown>>;

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

export type { Json };

export interface Components {
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly responses: Readonly<Record<string, Json>>;
  schema(schema: z.ZodType): Json;
  response(name: string, response: Json): Json;
}

/** Requests are described before parsing, responses before branding. */
export function createComponents(): Components {
  const schemas: Record<string, unknown> = {};
  const responses: Record<string, Json> = {};
  return {
    schemas,
    responses,
    schema(schema) {
      const text = JSON.stringify(jsonSchemaOf(schema)).replaceAll('#/$defs/', '#/components/schemas/');
      const { $schema: _, $defs = {}, ...own } = JSON.parse(text);
      for (const [name, definition] of Object.entries($defs)) {
        // Two shapes of one name would mislead clients.
        if (schemas[name] !== undefined && JSON.stringify(schemas[name]) !== JSON.stringify(definition)) {
          throw new Error(`two schemas are named ${name}`);
        }
        schemas[name] = definition;
      }
      return own;
    },
    response(name, response) {
      responses[name] = response;
      return { $ref: `#/components/responses/${name}` };
    },
  };
}

export function resolve(schema: Json, { schemas }: Pick<Components, 'schemas'>): Json {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  const found = schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!isRecord(found)) throw new Error(`${$ref} leads nowhere`);
  return found;
}
