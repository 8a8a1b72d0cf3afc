import { admins, type Expectation, plain } from './expectation.ts';

/** The routes behind the content screen (DECISIONS 35: some of them for moderators, too). */
export const contentExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/content/pages': { request: plain('/api/admin/content/pages'), statuses: admins },
  'PUT /api/admin/content/pages/{name}': {
    request: async ({ db }) => {
      // As it stands now: the next caller changes what this one left.
      const { rows } = await db.pool.query<{ updated_at: Date }>(
        "select updated_at from site_pages where name = 'terms'",
      );
      const base_updated_at = rows[0]?.updated_at.toISOString() ?? null;
      const body = { title: 'Syarat', description: '', content: '<p>Isi.</p>', base_updated_at };
      return { path: '/api/admin/content/pages/terms', body };
    },
    statuses: admins,
  },
};
