import type { z } from 'zod';
import type { RequiredRole } from '#shared/roles.ts';
import type { LocalizedMessage } from './format-message.ts';
import type { ApiTag } from './tags.ts';

/**
 * One promise of the API: where it is, who may call it, what goes in, what comes out, and every refusal it
 * may answer with. The server mounts it, the OpenAPI document is generated from it, and the pages call it
 * with full types; nothing else describes a route.
 */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** OpenAPI form, e.g. `/api/products/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** What the summary leaves open, for who writes a program; who may call and how often is said by itself. */
  readonly description?: string;
  /** A tag of the document; routes of the staff are sorted below it by their path. */
  readonly tag: ApiTag | 'Admin';
  readonly role: RequiredRole;
  /** `required`: refuses a call without an Idempotency-Key header (DECISIONS 8). */
  readonly idempotency?: 'required';
  /**
   * `required`: refuses a caller who has not proved lately who they are; for what can not be taken back. `of_some`: the
   * handler does, by what is asked for.
   */
  readonly reauthentication?: 'required' | 'of_some';
  /** `development`: the route is not mounted when APP_ENV=production (DECISIONS 12). */
  readonly only?: 'development';
  readonly rate_limit?: RateLimit;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** How much body is read; without it the 256 KB of every route. */
  readonly body_limit_bytes?: number;
  /** `file`: the body is a file as it is, of any length that the use case allows; its name is in the query. */
  readonly takes?: 'file';
  /**
   * `file`: the answer is no JSON; the output is `fileAnswer`, or `storedFile` for what lies in the storage. `file or
   * data`: the caller asks for one of the two, and the output may be either.
   */
  readonly answers?: 'file' | 'file or data';
  /** Of the file that it takes or answers with. */
  readonly media_types?: readonly string[];
  readonly output: z.ZodType;
  readonly refusals: Readonly<Record<string, RefusalShape>>;
  /**
   * Words for what breaks on our side, by the step that broke; `UNEXPECTED` for any other. They answer 500, in an
   * outage 503, and nothing has happened.
   */
  readonly failures?: Readonly<Record<string, string>>;
}

/** At most `points` calls in `seconds`, counted in the database for the signed-in user, else for the address. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Besides, at most so many from one address, whoever is signed in there. */
  readonly address_points?: number;
}

export interface RefusalShape {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 503;
  /** The sentence for people; `{name}` stands for that detail, a `_bigint` one is written in rupiah. */
  readonly message: LocalizedMessage;
  /** Facts that the screen needs to help, e.g. the shortfall. */
  readonly details?: z.ZodObject;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : Record<never, never>;
type DetailsOf<Shape> = Shape extends { readonly details: z.ZodType }
  ? { readonly details: z.output<Shape['details']> }
  : Record<never, never>;

export type OutputOf<E extends Endpoint> = z.output<E['output']>;
/** `{code: 'INSUFFICIENT_BALANCE', details: {...}} | {code: 'OUT_OF_STOCK', ...}` */
export type RefusalOf<E extends Endpoint> = {
  [Code in keyof E['refusals'] & string]: { readonly code: Code } & DetailsOf<E['refusals'][Code]>;
}[keyof E['refusals'] & string];

/** What the server's handler receives, parsed. */
export interface InputOf<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [K in Name]?: Sent<Schema> }
    : { readonly [K in Name]: Sent<Schema> }
  : Record<never, never>;

/** What a caller sends, unparsed. */
export type CallOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  (E['idempotency'] extends 'required'
    ? { readonly idempotency_key: string }
    : { readonly idempotency_key?: never });

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
