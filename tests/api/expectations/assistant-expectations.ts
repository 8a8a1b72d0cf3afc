import { randomUUID } from 'node:crypto';
import { type Expectation, everybody, plain } from './expectation.ts';

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
};
