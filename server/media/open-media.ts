import type { Reader } from '#server/platform/database/db.ts';
import { readPictureUrl, type VariantFormat, variantFormats, variantWidths } from '#shared/files/media.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { MediaNotFound } from './media.errors.ts';
import { type MediaFile, selectPicture, selectVariant } from './media.queries.ts';

export interface OpenedMedia {
  readonly file: MediaFile;
  readonly tag: string;
  readonly is_final: boolean;
}

/** The original stands in for a missing variant. Otherwise a file has no other URLs. */
export async function openMedia(
  reader: Reader,
  id: string,
  form: string,
): Promise<Result<OpenedMedia, MediaNotFound>> {
  const found = await selectPicture(reader, id);
  if (found === null || found.access !== 'public') return refuse({ code: 'FILE_NOT_FOUND' });
  const { width, height, ...file } = found;
  if (isOriginal(form, { id, width, height })) return succeed({ file, tag: id, is_final: true });
  const variant = readVariant(form);
  if (variant === null || width === null || !variantWidths(width).includes(variant.width)) {
    return refuse({ code: 'FILE_NOT_FOUND' });
  }
  const drawn = await selectVariant(reader, { file_id: id, ...variant });
  if (drawn === null) return succeed({ file, tag: id, is_final: false });
  const content_type = `image/${variant.format}`;
  const file_name = `${file.file_name.replace(/\.[a-z0-9]+$/i, '')}.${variant.format}`;
  return succeed({
    file: { ...file, ...drawn, content_type, file_name },
    tag: `${id}-${form}`,
    is_final: true,
  });
}

interface Facts {
  readonly id: string;
  readonly width: number | null;
  readonly height: number | null;
}

function isOriginal(form: string, { id, width, height }: Facts): boolean {
  if (width === null) return /^video\.(mp4|m4v|webm)$/.test(form);
  const facts = readPictureUrl(`/api/media/${id}/${form}`);
  return facts !== null && facts.width === width && facts.height === height;
}

function readVariant(form: string): { readonly width: number; readonly format: VariantFormat } | null {
  const [, width, ending] = /^([1-9]\d{0,3})w\.([a-z]{4})$/.exec(form) ?? [];
  const format = variantFormats.find((known) => known === ending);
  return format === undefined ? null : { width: Number(width), format };
}
