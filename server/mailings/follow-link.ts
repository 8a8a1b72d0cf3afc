import { isbot } from 'isbot';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Database } from '../platform/database/db.ts';
import { productPath } from './compile-message.ts';
import { readLinkToken } from './link-tokens.ts';
import { selectVersion } from './mailings.queries.ts';
import { linksOf, targetOf } from './message-links.rules.ts';
import { insertClick, selectSend } from './sends.queries.ts';

interface OpenedLink {
  readonly token: string;
  readonly is_click: boolean;
  readonly user_agent: string;
}

interface Site {
  readonly db: Database;
  readonly app_url: string;
  readonly secrets: readonly string[];
}

/** Leads only where a link of the mail that was sent leads. Programs that name themselves are not counted. */
export async function followLink(
  { db, app_url, secrets }: Site,
  { token, is_click, user_agent }: OpenedLink,
): Promise<Result<{ readonly url: string }, { readonly code: 'MAIL_LINK_NOT_FOUND' }>> {
  const read = readLinkToken(token, secrets);
  const send = read === null ? null : await selectSend(db.orm, read.send_id);
  if (read === null || send === null || send.version === null) return refuse({ code: 'MAIL_LINK_NOT_FOUND' });
  const version = await selectVersion(db.orm, send.message_id, send.version);
  if (version === null) return refuse({ code: 'MAIL_LINK_NOT_FOUND' });
  // A product that is gone leads to the others.
  const href =
    read.link === 0
      ? ((await productPath(db.orm, version)) ?? '/marketplace')
      : linksOf(version)[read.link - 1];
  if (href === undefined) return refuse({ code: 'MAIL_LINK_NOT_FOUND' });
  if (is_click && !isbot(user_agent)) await insertClick(db.orm, read.send_id, read.link);
  return succeed({ url: targetOf(href, { app_url, campaign: version.campaign }) });
}
