import type { z } from 'zod';
import type { CallOf, Endpoint } from '#contract/endpoint.ts';
import { isRecord } from '#shared/is-record.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import type { Tool } from './tools.ts';

type Arguments = Readonly<Record<string, unknown>>;

export function inputSchemaOf({ endpoint, fixed = {} }: Tool) {
  const properties: Record<string, object> = {};
  const definitions: Record<string, unknown> = {};
  const required: string[] = [];
  for (const part of partsOf(endpoint)) {
    const written = jsonSchemaOf(part);
    for (const [name, property] of Object.entries(isRecord(written.properties) ? written.properties : {})) {
      if (Object.hasOwn(fixed, name) || !isRecord(property)) continue;
      properties[name] = property;
      if (Array.isArray(written.required) && written.required.includes(name)) required.push(name);
    }
    Object.assign(definitions, written.$defs);
  }
  return {
    type: 'object' as const,
    properties,
    required,
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  };
}

const partsOf = ({ params, query, body }: Endpoint): readonly z.ZodObject[] =>
  [params, query, body].filter((part) => part !== undefined);

/** Unknown arguments go to the body, whose schema refuses them. */
export function callOf({ endpoint, fixed = {} }: Tool, given: Arguments): CallOf<Endpoint> {
  const { params, query, body } = endpoint;
  const all: Arguments = { ...given, ...fixed };
  const taken = (part: z.ZodObject | undefined) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(part?.shape ?? {}, name)));
  const elsewhere = { ...params?.shape, ...query?.shape };
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(elsewhere, name)));
  return {
    ...(params !== undefined && { params: taken(params) }),
    ...(query !== undefined && { query: taken(query) }),
    ...(body !== undefined && { body: rest }),
  };
}
