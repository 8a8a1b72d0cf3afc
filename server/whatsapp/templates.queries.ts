import { sql } from 'drizzle-orm';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { Language } from '#shared/language/language.ts';
import type { WhatsappCategory } from '#shared/whatsapp/whatsapp.ts';

export interface StoredTemplate {
  readonly name: string;
  readonly language: Language;
  readonly category: Exclude<WhatsappCategory, 'service'>;
  /** Meta's word in small letters. */
  readonly status: string;
  readonly body: string;
  readonly parameter_count: number;
  readonly synced_at: string;
  readonly [column: string]: unknown;
}

const columns = sql`name, language, category, status, body, parameter_count, ${isoText('synced_at')} as synced_at`;

export async function listTemplates(reader: Reader): Promise<readonly StoredTemplate[]> {
  const { rows } = await reader.execute<StoredTemplate>(sql`
    select ${columns} from whatsapp_templates order by name, language limit 1000`);
  return rows;
}

export async function selectTemplate(
  reader: Reader,
  name: string,
  language: Language,
): Promise<StoredTemplate | null> {
  const { rows } = await reader.execute<StoredTemplate>(sql`
    select ${columns} from whatsapp_templates where name = ${name} and language = ${language}`);
  return rows[0] ?? null;
}

export type TemplateCopy = Omit<StoredTemplate, 'synced_at'>;

/** A template that Meta no longer has goes. */
export async function replaceTemplates(tx: Tx, templates: readonly TemplateCopy[]): Promise<void> {
  await tx.execute(sql`delete from whatsapp_templates`);
  await tx.execute(sql`
    insert into whatsapp_templates (name, language, category, status, body, parameter_count)
    select name, language, category, status, body, parameter_count
    from jsonb_to_recordset(${JSON.stringify(templates)}::jsonb)
      as t(name text, language text, category text, status text, body text, parameter_count integer)`);
}
