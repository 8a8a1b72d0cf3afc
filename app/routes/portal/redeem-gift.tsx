import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { GIFT_FORM } from '#app/features/gifts/gift-form.ts';
import { RedeemForm } from '#app/features/gifts/redeem-form.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { redeemGift } from '#contract/account/shop/gifts.ts';
import { giftsCopy } from '#messages/gifts.ts';
import { purchaseCopy } from '#messages/library.ts';
import { refuse, succeed } from '#shared/result.ts';
import { boughtPage } from '#shared/shop/bought-page.ts';
import type { Route } from './+types/redeem-gift.ts';

/** The code in the link prefills the field; only the button redeems it. */
export function loader({ request }: Route.LoaderArgs) {
  return { code: (new URL(request.url).searchParams.get('code') ?? '').slice(0, 60) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  handleForm({
    request,
    form: GIFT_FORM,
    schema: redeemGift.body,
    refusals: redeemGift.refusals,
    send: async (body) => {
      const opened = await actionApi(context).call(redeemGift, { body });
      if (opened.ok) return succeed({ to: boughtPage([{ ...opened.value.product, gift_quantity: 0 }]) });
      const { code, message } = opened.refusal;
      return refuse({ code, message, fields: { code: message } });
    },
  });

/** A lost connection keeps what was typed. */
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: giftsCopy.redeemTitle, robots: 'noindex' });

export default function RedeemGift({ loaderData }: Route.ComponentProps) {
  return (
    <div className="max-w-[560px]">
      <BackLink to="/user/purchases">{purchaseCopy.back}</BackLink>
      <PageHeader title={giftsCopy.redeemTitle} subtitle={giftsCopy.redeemLede} />
      <RedeemForm code={loaderData.code} />
    </div>
  );
}
