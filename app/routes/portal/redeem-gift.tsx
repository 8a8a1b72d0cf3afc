import { Motif } from '#app/components/brand/motif.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { GIFT_FORM, giftsCopy } from '#app/features/gifts/gifts-copy.ts';
import { RedeemForm } from '#app/features/gifts/redeem-form.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { redeemGift } from '#contract/account/gifts.ts';
import { refuse, succeed } from '#shared/result.ts';
import type { Route } from './+types/redeem-gift.ts';

/** The code of a link stands in the field already; it is only redeemed by whoever presses the button. */
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
      if (opened.ok) return succeed({ to: '/user/purchases', data: { title: opened.value.product.title } });
      const { code, message } = opened.refusal;
      return refuse({ code, message, fields: { code: message } });
    },
  });

/** A lost connection takes nothing away that was typed. */
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: giftsCopy.redeemTitle, robots: 'noindex' });

export default function RedeemGift({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={giftsCopy.redeemTitle} />
      <div className="relative isolate max-w-[640px] overflow-hidden rounded-sheet border border-line bg-surface p-6 pt-40 md:p-8 md:pt-44">
        <Motif
          name="corner"
          align="xMaxYMin"
          className="-z-10 absolute top-0 right-0 h-36 w-[min(100%,560px)]"
        />
        <p className="mb-6 max-w-[30em] text-ink-2">{giftsCopy.redeemLede}</p>
        <RedeemForm code={loaderData.code} />
      </div>
    </>
  );
}
