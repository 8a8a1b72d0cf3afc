import { eq, sql } from 'drizzle-orm';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { fileDownloads } from '../courses.schema.ts';

type Download = typeof fileDownloads.$inferInsert;

export async function insertDownload(tx: Tx, download: Download): Promise<boolean> {
  const { rowCount } = await tx.insert(fileDownloads).values(download).onConflictDoNothing();
  return rowCount === 1;
}

/** Within the last hour; null if none. */
export async function findRecentDownload(
  tx: Tx,
  { holding_id, file_id }: Omit<Download, 'link_id'>,
): Promise<string | null> {
  const { rows } = await tx.execute<{ link_id: string }>(sql`
    select link_id from file_downloads
    where holding_id = ${holding_id} and file_id = ${file_id} and created_at > now() - interval '1 hour'
    order by created_at desc limit 1`);
  return rows[0]?.link_id ?? null;
}

export async function selectDownloadedFiles(reader: Reader, holdingId: string): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectDistinct({ file_id: fileDownloads.file_id })
    .from(fileDownloads)
    .where(eq(fileDownloads.holding_id, holdingId));
  return new Set(rows.map(({ file_id }) => file_id));
}

export async function listOwnDownloads(reader: Reader, userId: string, { limit, offset }: PageWindow) {
  const { rows } = await reader.execute<{ file_name: string; product_id: string; downloaded_at: string }>(sql`
    select f.file_name, h.product_id, ${isoText('d.created_at')} as downloaded_at
    from file_downloads d
    join user_products h on h.id = d.holding_id
    join media_files f on f.id = d.file_id
    where h.user_id = ${userId}
    order by d.created_at desc, d.link_id limit ${limit} offset ${offset}`);
  return rows;
}

/** Only videos of preview lessons of active products. Uses the few recorded uses of the file. */
export async function isPreviewVideo(reader: Reader, fileId: string): Promise<boolean> {
  const { rows } = await reader.execute(sql`
    select from media_uses u join products p on p.id = u.source_key::uuid
    where u.source = 'products' and u.file_id = ${fileId} and p.is_active
      and jsonb_path_exists(
        p.modules,
        '$[*].lessons[*] ? (@.is_preview == true && (@.video.file_id == $film || @.video.captions_file_id == $film))',
        jsonb_build_object('film', ${fileId}::text)
      )
    limit 1`);
  return rows.length > 0;
}
