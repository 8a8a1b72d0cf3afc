import { randomUUID } from 'node:crypto';
import type { testAds } from '#contract/ads/admin.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { rupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AdPlatformApi } from './platforms/ad-platform.ts';

interface TestServices {
  readonly platforms: readonly AdPlatformApi[];
  readonly now: Date;
  readonly app_url: string;
}

/** Names the member of the staff who asked for it, and no order. */
export async function sendTestEvent(
  { platforms, now, app_url }: TestServices,
  caller: { readonly id: string; readonly email: string },
  { platform, test_code }: InputOf<typeof testAds>['body'],
): Promise<
  Result<
    null,
    | { readonly code: 'AD_PLATFORM_OFF' }
    | { readonly code: 'AD_TEST_REFUSED'; readonly details: { readonly reason: string } }
  >
> {
  const api = platforms.find((one) => one.platform === platform);
  if (api === undefined) return refuse({ code: 'AD_PLATFORM_OFF' });
  const id = randomUUID();
  const outcome = await api.send(
    {
      ...{ event_id: id, kind: 'purchase', order_id: id, occurred_at: now, value: rupiah(1000), items: [] },
      buyer: { user_id: caller.id, email: caller.email, phone: null },
      ...{ fbclid: null, ttclid: null, user_agent: 'Arunika', clicked_at: now },
      page_url: `${app_url}/checkout`,
    },
    test_code,
  );
  if (outcome.kind === 'accepted') return succeed(null);
  return refuse({ code: 'AD_TEST_REFUSED', details: { reason: outcome.reason } });
}
