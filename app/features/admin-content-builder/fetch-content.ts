import { type EditedContent, getEditedContent } from '#contract/admin/product-content.ts';
import type { Client } from '#contract/client.ts';

/** The content of a product as it is stored now; null when it could not be had. */
export async function fetchContent(client: Client, id: string): Promise<EditedContent | null> {
  const answer = await client.call(getEditedContent, { params: { id } });
  return answer.ok ? answer.value : null;
}
