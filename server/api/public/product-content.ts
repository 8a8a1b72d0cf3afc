import { getCertificate as getCertificateEndpoint } from '#contract/public/certificates.ts';
import { getMedia, getMediaVariant, getProductContent } from '#contract/public/product-content.ts';
import { getPublicContent } from '#server/modules/catalog/index.ts';
import { getCertificate, openPublicFile } from '#server/modules/learning/index.ts';
import { openMedia } from '#server/modules/media/index.ts';
import type { Database } from '#server/platform/db.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';
import { sendFile } from '../send-file.ts';

export interface ProductContentServices {
  readonly db: Database;
  readonly storage: Storage;
}

const PUBLIC = 'public, max-age=3600';
/** A variant's bytes never change under its URL. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
/** A stand-in: the variant will follow soon. */
const PLACEHOLDER_CACHE = 'public, max-age=10';

export function productContentRoutes({ db, storage }: ProductContentServices): readonly Implementation[] {
  return [
    implement(
      getProductContent,
      async ({ params }) => {
        const found = await getPublicContent(db.orm, params.id);
        if (!found.ok) return found;
        const { previews, ...content } = found.value;
        return succeed({ ...content, previews: previews.map(withVideoUrls) });
      },
      { cache: 'catalog' },
    ),
    implement(getMedia, async ({ params }) => {
      const opened = await openPublicFile(db.orm, params.id);
      if (!opened.ok) return opened;
      return succeed(sendFile(storage, opened.value, { disposition: 'inline', cache_control: PUBLIC }));
    }),
    implement(getMediaVariant, async ({ params }) => {
      const opened = await openMedia(db.orm, params.id, params.form);
      if (!opened.ok) return opened;
      const { file, tag, is_final } = opened.value;
      const cache_control = is_final ? IMMUTABLE_CACHE : PLACEHOLDER_CACHE;
      return succeed({
        ...sendFile(storage, file, { disposition: 'inline', cache_control }),
        etag: `"${tag}"`,
      });
    }),
    implement(getCertificateEndpoint, ({ params }) =>
      named('certificate', getCertificate(db.orm, params.code)),
    ),
  ];
}

interface PreviewVideo {
  readonly video_file_id: string | null;
  readonly captions_file_id: string | null;
}

function withVideoUrls<Preview extends PreviewVideo>({
  video_file_id,
  captions_file_id,
  ...preview
}: Preview) {
  const hrefOf = (id: string | null) => (id === null ? null : `/api/media/${id}`);
  return { ...preview, video_url: hrefOf(video_file_id), captions_url: hrefOf(captions_file_id) };
}
