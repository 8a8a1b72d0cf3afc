import { randomBytes } from 'node:crypto';
import type { PostDraft } from '#contract/content/admin-posts.ts';
import { systemActor } from '#server/audit/index.ts';
import {
  createCaseStudies,
  createPosts,
  postKind,
  readArticle,
  updateArticle,
  writeSitePage,
} from '#server/content/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { SitePage } from '#shared/content/content.ts';
import { succeed } from '#shared/result.ts';

type NewPost = Parameters<typeof createPosts>[1][number];
type NewCaseStudy = Parameters<typeof createCaseStudies>[1][number];

interface CreatedArticle {
  readonly id: string;
  readonly slug: string;
}

const newSlug = (kind: string) => `${kind}-${randomBytes(6).toString('hex')}`;
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

/** A post published yesterday, but for what the test says. */
export async function makePost(db: Database, overrides: Partial<NewPost> = {}): Promise<CreatedArticle> {
  const slug = newSlug('tulisan');
  const post: NewPost = {
    slug,
    title: `Tulisan ${slug}`,
    category: 'Panduan',
    status: 'published',
    published_at: YESTERDAY,
    ...overrides,
  };
  const made = await withTx(db, async (tx) => succeed(await createPosts(tx, [post])));
  return toMade(post.slug, made.ok ? made.value : []);
}

/** A case study published yesterday, but for what the test says. */
export async function makeCaseStudy(
  db: Database,
  overrides: Partial<NewCaseStudy> = {},
): Promise<CreatedArticle> {
  const slug = newSlug('kasus');
  const study: NewCaseStudy = {
    slug,
    title: `Kasus ${slug}`,
    company: 'Toko contoh, Bandung',
    industry: 'Retail',
    status: 'published',
    published_at: YESTERDAY,
    ...overrides,
  };
  const made = await withTx(db, async (tx) => succeed(await createCaseStudies(tx, [study])));
  return toMade(study.slug, made.ok ? made.value : []);
}

/** Changes of a post what the test says, as its form does; where it stands then, or why not. */
export async function changePost(db: Database, id: string, overrides: Partial<PostDraft>) {
  const found = await readArticle(db.orm, postKind, id);
  if (!found.ok) return found;
  const draft = { ...postKind.draftOf(found.value), ...overrides };
  const edit = { id, draft, base_updated_at: found.value.updated_at };
  return withTx(db, (tx) => updateArticle(tx, { kind: postKind, now: new Date(), actor: systemActor }, edit));
}

export async function makeSitePage(db: Database): Promise<SitePage> {
  const page = {
    name: 'privacy',
    title: 'Kebijakan Privasi',
    description: '',
    content: '<p>Isi.</p>',
  } as const;
  await withTx(db, async (tx) => succeed(await writeSitePage(tx, page)));
  return page.name;
}

function toMade(slug: string, [id]: readonly string[]): CreatedArticle {
  if (id === undefined) throw new Error(`${slug} could not be made`);
  return { id, slug };
}
