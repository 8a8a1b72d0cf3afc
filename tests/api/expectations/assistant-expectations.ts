import { randomUUID } from 'node:crypto';
import { admins, type Expectation, everybody, plain, staff } from './expectation.ts';

/** The stage has no endpoint: nobody is told more of it. */
const off = { visitor: 404, user: 404, other: 404, moderator: 404, admin: 404 } as const;

export const assistantExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/assistant': { request: plain('/api/assistant'), statuses: everybody },
  'POST /api/assistant/answers': {
    request: () => ({ path: '/api/assistant/answers', body: { question: 'Apa itu audit gratis?' } }),
    statuses: off,
  },
  'POST /api/assistant/conversations/{id}/lead': {
    request: () => ({
      path: `/api/assistant/conversations/${randomUUID()}/lead`,
      body: {
        name: 'Sari',
        email: 'sari@contoh.example',
        consent: true,
        submission_key: randomUUID(),
      },
    }),
    statuses: off,
  },
  'GET /api/admin/assistant': { request: plain('/api/admin/assistant'), statuses: admins },
  'PUT /api/admin/assistant/budgets': {
    request: () => ({
      path: '/api/admin/assistant/budgets',
      body: { monthly_budget: 100_000, daily_budget: 2000 },
    }),
    statuses: admins,
  },
  'PUT /api/admin/assistant/prices': {
    request: () => ({
      path: '/api/admin/assistant/prices',
      body: { valid_from: '2026-01-01', input: 2500, output: 10_000 },
    }),
    statuses: admins,
  },
  'GET /api/admin/assistant/turns': {
    request: plain('/api/admin/assistant/turns?status=refused&search=audit'),
    statuses: admins,
  },
  'DELETE /api/admin/assistant/conversations/{id}': {
    request: async ({ db }) => {
      const { rows } = await db.pool.query<{ id: string }>(
        'insert into assistant_conversations default values returning id',
      );
      return { path: `/api/admin/assistant/conversations/${rows[0]?.id}` };
    },
    statuses: admins,
  },
  'POST /api/admin/assistant/questions': {
    request: () => ({
      path: '/api/admin/assistant/questions',
      body: { kind: 'unanswerable', language: 'id', question: `Siapa ${randomUUID()}?`, expected_path: '' },
    }),
    statuses: admins,
  },
  'DELETE /api/admin/assistant/questions/{id}': {
    request: () => ({ path: `/api/admin/assistant/questions/${randomUUID()}` }),
    statuses: { ...admins, admin: 404 },
  },
  'POST /api/admin/assistant/evaluations': {
    request: () => ({ path: '/api/admin/assistant/evaluations', body: {} }),
    statuses: { ...admins, admin: 404 },
  },
  'POST /api/admin/assistant/drafts': {
    request: () => ({
      path: '/api/admin/assistant/drafts',
      body: { kind: 'lead_reply', language: 'id', about: 'Bisakah minggu depan?' },
    }),
    statuses: { ...staff, moderator: 404, admin: 404 },
  },
  'POST /api/admin/lesson-questions/{id}/drafts': {
    request: () => ({ path: `/api/admin/lesson-questions/${randomUUID()}/drafts`, body: {} }),
    statuses: { ...admins, admin: 404 },
  },
};
