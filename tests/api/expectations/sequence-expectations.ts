import { randomUUID } from 'node:crypto';
import { systemActor } from '#server/audit/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { addEnrolment, pauseSequence } from '#server/sequences/index.ts';
import { mail, makeReader, makeSequence, settings } from '#server/sequences/testing/lines.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, plain } from './expectation.ts';

const named = () => ({ ...settings, name: randomUUID() });

/** Running, with two mails. */
const sequence = ({ db }: Stage) => makeSequence(db, { name: randomUUID(), trigger: { kind: 'hand' } });

const path = async (stage: Stage, rest = '') => `/api/admin/sequences/${(await sequence(stage)).id}${rest}`;

async function stepPath(stage: Stage, rest = ''): Promise<string> {
  const { id, steps } = await sequence(stage);
  return `/api/admin/sequences/${id}/steps/${steps[0]}${rest}`;
}

async function address({ db }: Stage): Promise<string> {
  const name = randomUUID();
  await makeReader(db, name);
  return `${name}@contoh.example`;
}

async function enrolmentPath(stage: Stage): Promise<string> {
  const { id } = await sequence(stage);
  const email = await address(stage);
  await withTx(stage.db, (tx) => addEnrolment(tx, systemActor, { id, email }));
  const { rows } = await stage.db.pool.query<{ id: string }>(
    'select id from sequence_enrolments where sequence_id = $1',
    [id],
  );
  return `/api/admin/sequences/${id}/people/${rows[0]?.id}/end`;
}

export const sequenceExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/sequences': { request: plain('/api/admin/sequences'), statuses: admins },
  'POST /api/admin/sequences': {
    request: () => ({ path: '/api/admin/sequences', body: named() }),
    statuses: admins,
  },
  'GET /api/admin/sequences/{id}': {
    request: async (stage) => ({ path: await path(stage) }),
    statuses: admins,
  },
  'PUT /api/admin/sequences/{id}': {
    request: async (stage) => {
      const { purpose: _, ...body } = named();
      return { path: await path(stage), body };
    },
    statuses: admins,
  },
  'DELETE /api/admin/sequences/{id}': {
    request: async (stage) => ({ path: await path(stage) }),
    statuses: admins,
  },
  'POST /api/admin/sequences/{id}/start': {
    request: async (stage) => {
      const { id } = await sequence(stage);
      await withTx(stage.db, (tx) => pauseSequence(tx, systemActor, id));
      return { path: `/api/admin/sequences/${id}/start`, body: {} };
    },
    statuses: admins,
  },
  'POST /api/admin/sequences/{id}/pause': {
    request: async (stage) => ({ path: await path(stage, '/pause') }),
    statuses: admins,
  },
  'POST /api/admin/sequences/{id}/steps': {
    request: async (stage) => ({ path: await path(stage, '/steps'), body: mail('Ketiga') }),
    statuses: admins,
  },
  'PUT /api/admin/sequences/{id}/steps/{step}': {
    request: async (stage) => ({ path: await stepPath(stage), body: mail('Lain') }),
    statuses: admins,
  },
  'POST /api/admin/sequences/{id}/steps/{step}/move': {
    request: async (stage) => ({ path: await stepPath(stage, '/move'), body: { position: 2 } }),
    statuses: admins,
  },
  'DELETE /api/admin/sequences/{id}/steps/{step}': {
    request: async (stage) => ({ path: await stepPath(stage) }),
    statuses: admins,
  },
  'GET /api/admin/sequences/{id}/people': {
    request: async (stage) => ({ path: await path(stage, '/people?state=in') }),
    statuses: admins,
  },
  'POST /api/admin/sequences/{id}/people': {
    request: async (stage) => ({ path: await path(stage, '/people'), body: { email: await address(stage) } }),
    statuses: admins,
  },
  'POST /api/admin/sequences/{id}/people/{enrolment}/end': {
    request: async (stage) => ({ path: await enrolmentPath(stage) }),
    statuses: admins,
  },
};
