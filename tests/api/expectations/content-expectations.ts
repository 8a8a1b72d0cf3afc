import { caseStudyBody, postBody } from '#tests/support/shop/article-bodies.ts';
import { makeCaseStudy, makePost } from '#tests/support/shop/content.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, plain, staff } from './expectation.ts';

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
function articleExpectations({ path, table, make, body }: Kind): Record<string, Expectation> {
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

/** Somebody who filled in the contact form; as a lead. */
export async function makeLead({ db }: Pick<Stage, 'db'>): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into leads (full_name, email, form_type, form_data, lead_score)
     values ('Sari', gen_random_uuid() || '@contoh.example', 'contact', '{}', 40) returning id`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a lead could not be made');
  return id;
}

const atLead = (suffix: string, body?: object) => ({
  request: async (stage: Stage) => ({
    path: `/api/admin/content/leads/${await makeLead(stage)}${suffix}`,
    ...(body === undefined ? {} : { body }),
  }),
  statuses: staff,
});

const leadExpectations: Record<string, Expectation> = {
  'GET /api/admin/content/leads': {
    request: plain('/api/admin/content/leads?search=sari&status=new&sort=-lead_score'),
    statuses: staff,
  },
  'GET /api/admin/content/leads/board': { request: plain('/api/admin/content/leads/board'), statuses: staff },
  'GET /api/admin/content/leads.csv': { request: plain('/api/admin/content/leads.csv'), statuses: staff },
  'GET /api/admin/content/leads/{id}': atLead(''),
  'PATCH /api/admin/content/leads/{id}': atLead('', { status: 'contacted' }),
  'POST /api/admin/content/leads/{id}/notes': atLead('/notes', { note: 'Ditelepon.' }),
};

const formExpectations: Record<string, Expectation> = {
  'GET /api/admin/content/forms': { request: plain('/api/admin/content/forms'), statuses: staff },
  'PUT /api/admin/content/forms/{form_type}': {
    request: () => ({ path: '/api/admin/content/forms/contact', body: { is_active: true } }),
    statuses: staff,
  },
  'GET /api/admin/content/submissions': {
    request: plain('/api/admin/content/submissions?form_type=contact'),
    statuses: staff,
  },
  'GET /api/admin/content/submissions.csv': {
    request: plain('/api/admin/content/submissions.csv'),
    statuses: staff,
  },
};

const settingExpectations: Record<string, Expectation> = {
  'GET /api/admin/content/settings': { request: plain('/api/admin/content/settings'), statuses: admins },
  'PUT /api/admin/content/settings/{key}': {
    request: () => ({ path: '/api/admin/content/settings/country', body: { value: 'Indonesia' } }),
    statuses: admins,
  },
  'POST /api/admin/content/settings/changes/{id}/decide': {
    request: () => ({
      path: '/api/admin/content/settings/changes/00000000-0000-4000-8000-000000000000/decide',
      body: { verdict: 'reject' },
    }),
    statuses: { ...admins, admin: 404 },
  },
  'GET /api/admin/content/voices': { request: plain('/api/admin/content/voices'), statuses: admins },
  'PUT /api/admin/content/questions': {
    request: () => ({ path: '/api/admin/content/questions', body: { questions: [], base_updated_at: null } }),
    statuses: admins,
  },
  'PUT /api/admin/content/testimonials': {
    request: () => ({
      path: '/api/admin/content/testimonials',
      body: { testimonials: [], base_updated_at: null },
    }),
    statuses: admins,
  },
};

/** The routes behind the content screen (DECISIONS 35: some of them for moderators, too). */
const article = { area: 'articles', is_html: false, source: 'Judul tulisan' };

export const contentExpectations: Readonly<Record<string, Expectation>> = {
  'POST /api/admin/translations/search': {
    request: () => ({ path: '/api/admin/translations/search', body: { texts: [article] } }),
    statuses: staff,
  },
  'PUT /api/admin/translations': {
    request: () => ({ path: '/api/admin/translations', body: { ...article, text: 'A title' } }),
    statuses: staff,
  },
  ...articleExpectations({
    path: '/api/admin/content/posts',
    table: 'blog_posts',
    make: ({ db }) => makePost(db),
    body: postBody,
  }),
  ...articleExpectations({
    path: '/api/admin/content/case-studies',
    table: 'case_studies',
    make: ({ db }) => makeCaseStudy(db),
    body: caseStudyBody,
  }),
  ...leadExpectations,
  ...formExpectations,
  ...settingExpectations,
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
