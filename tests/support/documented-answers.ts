import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isRecord } from '#shared/json.ts';

type Json = Readonly<Record<string, unknown>>;

/** An OpenAPI document as one reads it: places by their JSON pointer, references followed. */
export interface ApiDocument {
  at(pointer: readonly string[]): Json | null;
  /** Follows a reference; returns a schema without one as it is. */
  find(schema: Json): Json;
  /** How an answer breaks what the document says of `METHOD /path`; null when it does not. */
  problemOf(operation: string, answer: Answer): string | null;
}

interface Answer {
  readonly status: number;
  readonly content_type: string;
  readonly text: string;
}

export function readApiDocument(document: Json): ApiDocument {
  // Strict mode knows neither the words of OpenAPI nor `x-` ones.
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');

  function at(pointer: readonly string[]): Json | null {
    let place: unknown = document;
    for (const step of pointer) place = isRecord(place) ? place[step] : undefined;
    return isRecord(place) ? place : null;
  }
  const pointerTo = (ref: unknown) => (typeof ref === 'string' ? ref.slice(2).split('/') : null);
  function find(schema: Json): Json {
    const pointer = pointerTo(schema.$ref);
    return (pointer === null ? null : at(pointer)) ?? schema;
  }

  function problemOf(operation: string, { status, content_type, text }: Answer): string | null {
    const [method = '', path = ''] = operation.split(' ');
    const own = ['paths', path, method.toLowerCase(), 'responses', String(status)];
    const response = at(own);
    if (response === null) return `answers ${status}, which is not documented`;
    const pointer = pointerTo(response.$ref) ?? own;
    const content = at([...pointer, 'content']) ?? {};
    const [type = ''] = content_type.split(';');
    if (Object.keys(content).length > 0 && content[type] === undefined) return `answers ${status} as ${type}`;
    if (!/json$/.test(type)) return null;
    const place = [...pointer, 'content', type, 'schema'].map((step) =>
      encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const validate = ajv.getSchema(`api#/${place.join('/')}`);
    if (validate === undefined) return `has no schema for ${status}`;
    return validate(JSON.parse(text)) === true ? null : `${status}: ${ajv.errorsText(validate.errors)}`;
  }

  return { at, find, problemOf };
}
