import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { ContentStatus } from '#shared/content.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { createPosts } from './create-posts.ts';
import type { PostNotFound } from './get-post.ts';
import { lockPost } from './posts-desk.queries.ts';
import { publishingOf } from './publishing.rules.ts';
import { type DeskPost, type DeskPostRow, toDeskPost } from './read-desk-post.ts';
import { type ContentChanged, isSameMoment } from './save-site-page.ts';
import { moveSlug } from './slugs.queries.ts';
import { type SlugTaken, takeSlug } from './take-slug.ts';
import { updatePost } from './update-post.ts';

/** A post as its form has it. */
export interface PostDraft {
  readonly title: string;
  /** Blank: made of the title. */
  readonly slug: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly featured_image: string | null;
  readonly status: ContentStatus;
  /** Of what is published; in the future: that day. Null: now, or as it stands. */
  readonly published_at: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
}

interface Writing {
  readonly now: Date;
  readonly actor: Actor;
}

function columnsOf({ tags, published_at, ...post }: PostDraft, slug: string, now: Date) {
  const wish = { status: post.status, published_at: published_at === null ? null : new Date(published_at) };
  return { ...post, tags: [...tags], slug, ...publishingOf(wish, now) };
}

/** A new post in the name of whoever writes it; published without a date, it is dated now. */
export async function writeNewPost(
  tx: Tx,
  { now, actor }: Writing,
  draft: PostDraft,
): Promise<Result<DeskPost, SlugTaken>> {
  const slug = await takeSlug(tx, 'post', { ...draft, own_id: null });
  if (!slug.ok) return slug;
  const columns = columnsOf(draft, slug.value, now);
  const date = columns.status === 'published' ? { published_at: columns.published_at ?? now } : {};
  const [id] = await createPosts(tx, [{ ...columns, ...date, author_id: actor.id }]);
  const post = id === undefined ? null : await lockPost(tx, id);
  if (post === null) throw new Error('a post that was just written is missing');
  await record(tx, actor, { before: null, after: post });
  return succeed(toDeskPost(post));
}

interface PostEdit extends PostDraft {
  readonly id: string;
  readonly base_updated_at: string;
}

/**
 * Changes a post on top of what its writer saw. Refuses a change that was made on an older one, so that two who edit
 * it do not overwrite each other unseen. Another slug of something that was published leaves a redirect behind.
 */
export async function rewritePost(
  tx: Tx,
  { now, actor }: Writing,
  { id, base_updated_at, ...draft }: PostEdit,
): Promise<Result<DeskPost, PostNotFound | ContentChanged | SlugTaken>> {
  const before = await lockPost(tx, id);
  if (before === null) return refuse({ code: 'POST_NOT_FOUND' });
  const updated_at = before.updated_at.toISOString();
  if (!isSameMoment(updated_at, base_updated_at)) {
    return refuse({ code: 'CONTENT_CHANGED', details: { updated_at } });
  }
  const slug = await takeSlug(tx, 'post', { ...draft, own_id: id });
  if (!slug.ok) return slug;
  const written = await updatePost(tx, id, columnsOf(draft, slug.value, now));
  if (!written.ok) return written;
  const isMoved = before.slug !== slug.value && before.published_at !== null;
  if (isMoved) await moveSlug(tx, 'post', { id, from: before.slug, to: slug.value });
  const after = await lockPost(tx, id);
  if (after === null) return refuse({ code: 'POST_NOT_FOUND' });
  await record(tx, actor, { before, after });
  return succeed(toDeskPost(after));
}

interface Change {
  readonly before: DeskPostRow | null;
  readonly after: DeskPostRow;
}

const factsOf = ({ title, slug, status, scheduled_at }: DeskPostRow) => ({
  title,
  slug,
  status,
  scheduled_at,
});

/** What is told of a post: its name, address and status (DECISIONS 49). */
async function record(tx: Tx, actor: Actor, { before, after }: Change): Promise<void> {
  await recordAudit(tx, actor, {
    action: before === null ? 'post.created' : 'post.changed',
    subject: { type: 'post', id: after.id },
    ...(before === null ? {} : { before: factsOf(before) }),
    after: factsOf(after),
  });
}
