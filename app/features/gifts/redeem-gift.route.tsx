import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { redeemGift } from '#contract/orders/gifts.ts';
import { purchaseCopy } from '#messages/courses/library.ts';
import { giftsCopy } from '#messages/orders/gifts.ts';
import { boughtPage } from '#shared/shop/bought-page.ts';
import type { Route } from './+types/redeem-gift.route.ts';

const GIFT_FORM = 'redeem-gift';

export function loader({ request }: Route.LoaderArgs) {
  return { code: (new URL(request.url).searchParams.get('code') ?? '').slice(0, 60) };
}

export const action = formAction({
  endpoint: redeemGift,
  form: GIFT_FORM,
  schema: redeemGift.body,
  call: (body) => ({ body }),
  to: ({ product }) => boughtPage([{ ...product, gift_quantity: 0 }]),
  refuse: ({ code, message }) => ({ code, message, fields: { code: message } }),
});

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

function RedeemForm({ code }: { readonly code: string }) {
  const form = useActionForm({
    id: GIFT_FORM,
    action: '/user/redeem-gift',
    defaults: { code },
    loadSchema: async () => (await import('#contract/orders/gifts.ts')).redeemGift.body,
    toastFor: ({ code: problem }) => (problem === 'NETWORK_ERROR' ? undefined : null),
  });
  return (
    <ActionForm form={form} label={giftsCopy.redeemTitle} className="grid gap-5">
      <TextField
        name="code"
        label={giftsCopy.code}
        hint={giftsCopy.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        inputClassName="num tracking-[0.06em]"
      />
      <FormFoot>
        <SubmitButton form={form} label={giftsCopy.redeem} busyText={giftsCopy.redeeming} />
      </FormFoot>
    </ActionForm>
  );
}
