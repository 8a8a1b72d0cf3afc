import { makeCaseStudy, makePost } from '#tests/support/content.ts';
import { caseStudyBody, postBody } from '#tests/support/desk.ts';
import { admins, type Expectation, plain, staff } from './expectation.ts';
import type { Stage } from './stage.ts';

type Table = 'blog_posts' | 'case_studies';

/** When a row was changed last: the next caller edits what this one left. */
async function changedAt({ db }: Stage, table: Table, id: string): Promise<string> {
  const { rows } = await db.pool.query<{ updated_at: Date }>(
    `select updated_at from ${table} where id = $1`,
    [id],
  );
  const moment = rows[0]?.updated_at;
  if (moment === undefined) throw new Error(`no ${id} in ${table}`);
  return moment.toISOString();
}

interface Kind {
  readonly path: string;
  readonly table: Table;
  readonly make: (stage: Stage) => Promise<{ readonly id: string }>;
  readonly body: object;
}

/** Reading, writing, copying and deleting: the same for both kinds of text. */
function deskExpectations({ path, table, make, body }: Kind): Record<string, Expectation> {
  const at = (suffix = '') => ({
    request: async (stage: Stage) => ({ path: `${path}/${(await make(stage)).id}${suffix}` }),
    statuses: staff,
  });
  return {
    [`GET ${path}`]: { request: plain(`${path}?search=a&status=draft`), statuses: staff },
    [`POST ${path}`]: { request: () => ({ path, body }), statuses: staff },
    [`GET ${path}/{id}`]: at(),
    [`PUT ${path}/{id}`]: {
      request: async (stage) => {
        const { id } = await make(stage);
        return {
          path: `${path}/${id}`,
          body: { ...body, base_updated_at: await changedAt(stage, table, id) },
        };
      },
      statuses: staff,
    },
    [`DELETE ${path}/{id}`]: at(),
    [`GET ${path}/{id}/preview`]: at('/preview'),
    [`POST ${path}/{id}/duplicate`]: at('/duplicate'),
  };
}

/** The routes behind the content screen (DECISIONS 35: some of them for moderators, too). */
export const contentExpectations: Readonly<Record<string, Expectation>> = {
  ...deskExpectations({
    path: '/api/admin/content/posts',
    table: 'blog_posts',
    make: ({ db }) => makePost(db),
    body: postBody,
  }),
  ...deskExpectations({
    path: '/api/admin/content/case-studies',
    table: 'case_studies',
    make: ({ db }) => makeCaseStudy(db),
    body: caseStudyBody,
  }),
  'GET /api/admin/content/pages': { request: plain('/api/admin/content/pages'), statuses: admins },
  'PUT /api/admin/content/pages/{name}': {
    request: async ({ db }) => {
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
