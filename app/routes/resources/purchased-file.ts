import { redirect } from 'react-router';
import { api } from '#app/lib/api.ts';
import { denyWithoutAccess } from '#app/lib/open-purchase.ts';
import { linkFile } from '#contract/account/learning.ts';
import type { Route } from './+types/purchased-file.ts';

/** A lasting address for a file: it leads to a link that is made for this moment and this user. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { slug, file } = params;
  const linked = await api(context).call(linkFile, { params: { slug, file_id: file } });
  denyWithoutAccess(linked);
  if (linked.ok) return redirect(linked.value.url);
  const page = `/user/purchases/${encodeURIComponent(slug)}`;
  if (linked.refusal.code === 'UNAUTHENTICATED') return redirect(`/login?next=${encodeURIComponent(page)}`);
  return redirect(`${page}?file=failed`);
}
