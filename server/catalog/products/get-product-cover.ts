import { tableSample } from '#server/media/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { CoverLine } from '#shared/kawung/objects/drawing.ts';
import type { ProductCoverArt } from '#shared/kawung/product-cover.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { selectCover } from './products.queries.ts';
import { courseModules, storedFeatures, storedSubscriptionFeatures } from './products.rules.ts';

/** No cover object has room for more lines. */
const MAX_LINES = 7;

type CoverRow = NonNullable<Awaited<ReturnType<typeof selectCover>>>;

function linesOf(row: CoverRow): CoverLine[] {
  const modules = courseModules.parse(row.modules);
  const parts = modules.length > 1 ? modules : (modules[0]?.lessons ?? []);
  const outline = parts.flatMap(({ title, duration }) =>
    title === null ? [] : [{ text: title, note: duration }],
  );
  if (outline.length > 0) return outline;
  const services = storedSubscriptionFeatures.parse(row.subscription_features).map(({ name }) => name);
  const features = storedFeatures.parse(row.features).map(({ text }) => text);
  return (services.length > 0 ? services : features).map((text) => ({ text, note: null }));
}

export async function getProductCover(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ProductCoverArt, ProductNotFound>> {
  const row = await selectCover(reader, idOrSlug);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { slug, type, palette, composition, title } = row;
  const words = row.is_active
    ? {
        title,
        lines: linesOf(row).slice(0, MAX_LINES),
        table: tableSample.nullable().parse(row.table_sample),
      }
    : { title: '', lines: [], table: null };
  return succeed({ slug, type, palette, composition, words });
}
