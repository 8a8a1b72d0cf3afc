import { getViewer } from '#contract/account/session.ts';
import type { Client } from '#contract/client.ts';
import { orThrow } from './or-throw.ts';

export async function requireViewerId(client: Client): Promise<string> {
  return orThrow(await client.call(getViewer)).user?.id ?? '';
}
