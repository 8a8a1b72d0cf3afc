import { orThrow } from '#app/lib/api/or-throw.ts';
import { getViewer } from '#contract/account/session.ts';
import type { Client } from '#contract/client.ts';

/** Whose drafts this browser may offer. */
export async function requireViewerId(client: Client): Promise<string> {
  const { user } = orThrow(await client.call(getViewer));
  return user?.id ?? '';
}
