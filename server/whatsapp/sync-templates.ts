import { whatsappTemplates } from '#messages/whatsapp/templates.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { languages } from '#shared/language/language.ts';
import { succeed } from '#shared/result.ts';
import { templateNames, whatsappEvents } from '#shared/whatsapp/whatsapp.ts';
import type { CloudApi, NewTemplate, RemoteTemplate } from './cloud/cloud-api.ts';
import { writeHealth, writeProblem } from './desk/settings.queries.ts';
import { listTemplates, replaceTemplates, type TemplateCopy } from './templates.queries.ts';

interface Services {
  readonly db: Database;
  readonly api: CloudApi;
}

/** Copies our number's state and our templates. What is known stays where Meta cannot be asked, and the desk says why. */
export async function syncWhatsapp({ db, api }: Services): Promise<void> {
  try {
    const [health, remote] = await Promise.all([api.readHealth(), api.listTemplates()]);
    const templates = remote.flatMap(copyOf);
    await withTx(db, async (tx) => {
      await replaceTemplates(tx, templates);
      return succeed(await writeHealth(tx, health));
    });
  } catch (error) {
    await writeProblem(db.orm, error instanceof Error ? error.message.slice(0, 200) : 'unknown');
    throw error;
  }
}

const categories = ['utility', 'marketing', 'authentication'] as const;

/** Only of our languages and names; an account may serve other programs, too. */
function copyOf({ name, language, status, category, body }: RemoteTemplate): readonly TemplateCopy[] {
  const known = categories.find((one) => one === category.toLowerCase());
  const spoken = languages.find((one) => one === language);
  const isOurs = Object.values(templateNames).includes(name);
  if (!isOurs || known === undefined || spoken === undefined) return [];
  const parameter_count = new Set(body.match(/\{\{\d+\}\}/g)).size;
  return [{ name, language: spoken, category: known, status: status.toLowerCase(), body, parameter_count }];
}

/** Sends Meta those that it does not have; it may answer after minutes or days. */
export async function submitTemplates({ db, api }: Services): Promise<void> {
  await syncWhatsapp({ db, api });
  const known = await listTemplates(db.orm);
  const missing = ourTemplates().filter(
    (ours) => !known.some(({ name, language }) => name === ours.name && language === ours.language),
  );
  for (const template of missing) await api.createTemplate(template);
  await syncWhatsapp({ db, api });
}

export const ourTemplates = (): readonly NewTemplate[] =>
  whatsappEvents.flatMap((event) =>
    languages.map((language) => {
      const { body, examples } = runInLanguage(language, () => whatsappTemplates[event]);
      return { name: templateNames[event], language, body, examples };
    }),
  );
