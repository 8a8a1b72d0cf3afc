import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Operation, readOperations, soundCall } from '#tests/api/expectations/operations.ts';
import type { Request, Stage } from '#tests/api/stage.ts';
import { countPoison, poisoned, without } from './poison.ts';

/** State of a writing call while fields that the server refuses are taken out one by one. */
export interface PoisonedCall {
  readonly name: string;
  readonly status: number;
  /** The body that the server accepted. */
  readonly body: unknown;
  /** How many poisoned texts are in it. */
  readonly kept: number;
}

const sections = [
  { id: 'a', type: 'hero', title: '', description: '', media: null, content: '', access: 'public' },
  { id: 'b', type: 'faq', title: '', description: '', media: null, content: '', access: 'public' },
];
/** Sound bodies that hold more than those of the table of expectations. */
const fuller: Readonly<Record<string, object>> = {
  'PUT /api/admin/products/{id}/content': { content_version: 1, sections },
  'POST /api/admin/products/{id}/content/preview': { sections },
  // Only one that has ended has a reason.
  'PATCH /api/admin/content/leads/{id}': { status: 'lost' },
};

const refusal = z.object({ fields: z.record(z.string(), z.string()).optional() });

/**
 * Sends every route that takes a body one full of poison. A field that the server names as wrong gets its sound value
 * and the call is made again: whatever the server takes, it has taken when this ends.
 */
export async function writePoison(stage: Stage): Promise<readonly PoisonedCall[]> {
  const calls: PoisonedCall[] = [];
  for (const operation of await readOperations(stage)) {
    // The generators of development write nothing of what they are sent.
    if (operation.body === null || operation.name.includes('/dev/test-data/')) continue;
    calls.push(await writeTo(stage, operation));
  }
  return calls;
}

async function writeTo(stage: Stage, operation: Operation): Promise<PoisonedCall> {
  const call = await soundCall(stage, operation);
  const { name } = operation;
  if (call === null || call.request.raw !== undefined) return { name, status: 200, body: null, kept: 0 };
  const sound = fuller[name] ?? call.request.body ?? {};
  const refused = new Set<string>();
  let body = poisoned({ type: 'object', ...operation.body }, sound);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await stage.send(call.caller, { ...withFreshKey(call.request), body });
    if (answer.status !== 422) return { name, status: answer.status, body, kept: countPoison(body) };
    const { fields = {} } = refusal.parse(await answer.json());
    const paths = Object.keys(fields).map((path) => wider(path.split('.'), refused));
    body = paths.length === 0 ? sound : paths.reduce((kept, path) => without(kept, path, sound), body);
  }
  return { name, status: 422, body, kept: 0 };
}

const MAX_TRIES = 40;

/** The place that is wrong; when it was mended before and still is, what it stands in. */
function wider(path: readonly string[], refused: Set<string>): readonly string[] {
  const place = path.join('.');
  if (!refused.has(place) || path.length === 1) {
    refused.add(place);
    return path;
  }
  return wider(path.slice(0, -1), refused);
}

const withFreshKey = (request: Request): Request =>
  request.headers?.['idempotency-key'] === undefined
    ? request
    : { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
