import type { EditedContent } from '#contract/catalog/admin-product-content.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { findMissingMedia } from '#server/media/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import type { ContentSection } from '#shared/content/content-sections.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockContentOf, selectContentOf, updateContent } from '../admin/edit-product.queries.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { selectContent } from '../products/products.queries.ts';
import { toOwnerContent, toPublicContent } from '../products/products.rules.ts';
import { applySale, readRatings } from '../products/read-cards.ts';
import { readSections, shownSections } from './course-content.ts';

export type SectionInput = Omit<ContentSection, 'order'>;

type SaveRefusal =
  | ProductNotFound
  | { readonly code: 'CONTENT_CHANGED'; readonly details: { readonly content_version: number } }
  | { readonly code: 'MEDIA_MISSING'; readonly details: { readonly section_ids: string[] } };

type Row = NonNullable<Awaited<ReturnType<typeof selectContentOf>>>;

function toEdited({ content_metadata, content_version, ...product }: Row): EditedContent {
  return { product, content_version, sections: [...readSections(content_metadata)] };
}

export async function readEditedContent(
  reader: Reader,
  id: string,
): Promise<Result<EditedContent, ProductNotFound>> {
  const row = await selectContentOf(reader, id);
  return row === null ? refuse({ code: 'PRODUCT_NOT_FOUND' }) : succeed(toEdited(row));
}

/** The sections as stored (ACB-012, DECISIONS 23). */
function prepareSections(given: readonly SectionInput[]): readonly ContentSection[] {
  return readSections({
    sections: given.map((section, index) => ({
      ...section,
      content: sanitizeContent(section.content),
      order: index + 1,
    })),
  });
}

export const previewSections = (given: readonly SectionInput[]): readonly ContentSection[] =>
  shownSections(prepareSections(given));

interface ContentUpdate {
  readonly id: string;
  readonly content_version: number;
  readonly sections: readonly SectionInput[];
}

/** Refuses an edit of an older version or a missing media file. Cached pages are invalidated on commit. */
export async function saveContent(
  tx: Tx,
  actor: Actor,
  { id, content_version, sections }: ContentUpdate,
): Promise<Result<EditedContent, SaveRefusal>> {
  const row = await lockContentOf(tx, id);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  if (row.content_version !== content_version) {
    return refuse({ code: 'CONTENT_CHANGED', details: { content_version: row.content_version } });
  }
  const section_ids = await findSectionsWithMissingMedia(tx, sections);
  if (section_ids.length > 0) return refuse({ code: 'MEDIA_MISSING', details: { section_ids } });
  const before = toEdited(row).sections;
  const kept = prepareSections(sections);
  await updateContent(tx, id, { content_metadata: { sections: kept }, updated_by: actor.id });
  await recordAudit(tx, actor, {
    action: 'product.content_changed',
    subject: { type: 'product', id },
    before: { sections: before.map(({ type, access }) => `${type}: ${access}`) },
    after: { sections: kept.map(({ type, access }) => `${type}: ${access}`) },
  });
  const saved = await lockContentOf(tx, id);
  return saved === null ? refuse({ code: 'PRODUCT_NOT_FOUND' }) : succeed(toEdited(saved));
}

async function findSectionsWithMissingMedia(
  reader: Reader,
  sections: readonly SectionInput[],
): Promise<string[]> {
  const missing = await findMissingMedia(reader, JSON.stringify(sections));
  return sections
    .filter((section) => missing.some((id) => JSON.stringify(section).includes(id)))
    .map(({ id }) => id);
}

/** Public sections, teasers of owner-only ones, and preview lessons of an active product (API-042). */
export async function getPublicContent(
  reader: Reader,
  slug: string,
): Promise<Result<ReturnType<typeof toPublicContent>, ProductNotFound>> {
  const row = await selectContent(reader, slug);
  if (row === null || !row.is_active) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const ratingOf = await readRatings(reader, [row.shown.id]);
  const content = toPublicContent(row, ratingOf(row.shown.id));
  return succeed({ ...content, product: await applySale(reader, content.product) });
}

export type OwnerContent = ReturnType<typeof toOwnerContent>;

/** Also of an inactive product. The caller must check the holding first (DECISIONS 18). */
export async function readOwnerContent(reader: Reader, slug: string): Promise<OwnerContent | null> {
  const row = await selectContent(reader, slug);
  return row === null ? null : toOwnerContent(row);
}
