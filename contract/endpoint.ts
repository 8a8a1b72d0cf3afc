import type { z } from 'zod';
import type { RefusalSentence } from '#messages/refusals.ts';
import type { RequiredRole } from '#shared/people/roles.ts';
import type { ApiScope } from '../shared/programs.ts';
import type { ListOptions } from './staff-list.ts';
import type { ApiTag } from './tags.ts';

/** Mounting, OpenAPI and typed calls all derive from it; nothing else describes a route. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** OpenAPI form, e.g. `/api/products/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Added to the summary; role and rate limit are appended automatically. */
  readonly description?: string;
  readonly tag: ApiTag | 'Admin';
  readonly role: RequiredRole;
  /** The scope an API key needs besides its maker's role. Routes without one are closed to keys. */
  readonly scope?: ApiScope;
  /** `required`: refuses calls without an Idempotency-Key (DECISIONS 8). */
  readonly idempotency?: 'required';
  /** `required`: needs recent reauthentication, for irreversible actions. `of_some`: the handler decides. */
  readonly reauthentication?: 'required' | 'of_some';
  /** Also open for an hour to the browser that paid for that product as a guest (DECISIONS 54). */
  readonly guest_product?: 'slug' | 'product_id';
  /** `development`: not mounted if APP_ENV=production (DECISIONS 12). */
  readonly only?: 'development';
  readonly rate_limit?: RateLimit;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Set by `staffList`; the page of the list is made of it. */
  readonly list?: ListOptions;
  readonly body?: z.ZodObject;
  /** Body limit; default 256 KB. */
  readonly body_limit_bytes?: number;
  /** `file`: the body is a raw file, limited by the use case, with its name in the query. */
  readonly takes?: 'file';
  /** `file`: a `fileAnswer` or `storedFile`. `file or data`: the caller chooses. `events`: an `eventStream`. */
  readonly answers?: 'file' | 'file or data' | 'events';
  readonly media_types?: readonly string[];
  /** A line of `events`. */
  readonly event?: z.ZodType;
  readonly output: z.ZodType;
  readonly refusals: Readonly<Record<string, RefusalShape>>;
  /** Failures by step; `UNEXPECTED` for others. Status 500, or 503 in an outage; nothing has happened. */
  readonly failures?: Readonly<Record<string, FailureShape>>;
}

/** Allows `points` calls per `seconds` for each user, or for each address of visitors. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** An additional limit per address, signed in or not. */
  readonly address_points?: number;
}

export interface FailureShape {
  readonly sentence?: RefusalSentence;
}

export interface RefusalShape extends FailureShape {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 503;
  readonly details?: z.ZodObject;
}

type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>;
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : Record<never, never>;
type DetailsOf<Shape> = Shape extends { readonly details: z.ZodType }
  ? { readonly details: z.output<Shape['details']> }
  : Record<never, never>;

export type OutputOf<E extends Endpoint> = z.output<E['output']>;
export type RefusalOf<E extends Endpoint> = {
  [Code in keyof E['refusals'] & string]: { readonly code: Code } & DetailsOf<E['refusals'][Code]>;
}[keyof E['refusals'] & string];

export interface InputOf<E extends Endpoint> {
  readonly params: SchemaOutput<E['params']>;
  readonly query: SchemaOutput<E['query']>;
  readonly body: SchemaOutput<E['body']>;
}

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [K in Name]?: SchemaInput<Schema> }
    : { readonly [K in Name]: SchemaInput<Schema> }
  : Record<never, never>;

export type CallOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  (E['takes'] extends 'file' ? { readonly file: Blob } : { readonly file?: never }) &
  (E['idempotency'] extends 'required'
    ? { readonly idempotency_key: string }
    : { readonly idempotency_key?: never });

type Definition = Omit<Endpoint, 'method' | 'path' | 'role' | 'tag' | 'refusals'> &
  Partial<Pick<Endpoint, 'tag' | 'refusals'>>;

/** Defines the endpoints of one audience. A definition adds no refusals unless it declares some. */
function apiFor(role: Endpoint['role'], tag: Endpoint['tag']) {
  const by =
    <const Method extends Endpoint['method']>(method: Method) =>
    <const Path extends Endpoint['path'], const D extends Definition>(path: Path, definition: D) => ({
      tag,
      refusals: {},
      ...definition,
      role,
      method,
      path,
    });
  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') };
}

/** Anybody may call these. */
export const publicApi = (tag: ApiTag) => apiFor('visitor', tag);
/** For whoever is signed in; they read and change what is their own. */
export const accountApi = (tag: ApiTag) => apiFor('user', tag);
/** Admins may do whatever moderators may. */
export const moderatorApi = apiFor('moderator', 'Admin');
export const adminApi = apiFor('admin', 'Admin');
