import { redirect } from 'react-router';
import { purchaseCookies } from '#app/features/checkout/server/purchase-cookie.ts';
import { api } from '#app/lib/api/api-context.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { resumeGuestPurchase } from '#contract/intents/guest-checkout.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import type { Route } from './+types/resume-purchase.route.ts';

/** Gives this browser the purchase of a reminder. It changes nothing on the server, so a GET may do it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const resumed = await api(context).call(resumeGuestPurchase, { query: { token } });
  if (!resumed.ok) throw redirect('/marketplace');
  const { id, access, page } = resumed.value;
  const isHttps = context.get(siteContext).app_url.startsWith('https:');
  const headers = new Headers();
  for (const cookie of purchaseCookies(request, { access, page, isHttps }))
    headers.append('set-cookie', cookie);
  throw redirect(purchasePath(id), { headers });
}
