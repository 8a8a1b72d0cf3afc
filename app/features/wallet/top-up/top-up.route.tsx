import { useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { chipClasses } from '#app/components/ui/chip.tsx';
import { HAS_SCRIPTS, PAYMENT_KEY } from '#app/features/checkout/form/checkout-form-names.ts';
import { paymentKey } from '#app/features/checkout/server/payment-key.ts';
import { IntentNote } from '#app/features/wallet/intent-note.tsx';
import { parseTopUpAmount } from '#app/features/wallet/top-up/parse-top-up-amount.ts';
import { WayPicker } from '#app/features/wallet/top-up/way-picker.tsx';
import { quickAmounts, TOP_UP_FORM } from '#app/features/wallet/wallet-forms.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { rememberedWay } from '#app/lib/remembered-way.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getPurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { listPaymentWays, topUpWallet } from '#contract/wallet/wallet.ts';
import { companyCopy } from '#messages/account/company.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah, SMALLEST_TOP_UP } from '#shared/money/money.ts';
import { rupiahText } from '#shared/money/typed-rupiah.ts';
import { refuse, succeed } from '#shared/result.ts';
import type { Route } from './+types/top-up.route.ts';

/** The URL may name an amount, and the purchase that waits for it (DECISIONS 10). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const client = api(context);
  const id = search.get('intent');
  const [offered, intent] = await Promise.all([
    client.call(listPaymentWays),
    id === null ? null : client.call(getPurchaseIntent, { params: { id } }),
  ]);
  const amount = parseTopUpAmount(search.get('topup') ?? '');
  return {
    ways: offered.ok ? offered.value.ways : [],
    remembered: rememberedWay(request),
    amount: amount.ok ? rupiahText(amount.value) : '',
    intent: intent?.ok === true && intent.value.intent.status === 'waiting' ? intent.value.intent : null,
    payment_key: crypto.randomUUID(),
  };
}

/** The API takes whole numbers, the form what people write (DECISIONS 60). */
const postedAmount = topUpWallet.body.extend({ amount: z.string().default('') });

export const action = formAction({
  form: TOP_UP_FORM,
  schema: postedAmount,
  refusals: topUpWallet.refusals,
  send: async ({ amount: amountText, ...options }, { client, form }) => {
    const amount = parseTopUpAmount(amountText);
    if (!amount.ok)
      return refuse({
        code: 'INVALID_INPUT',
        message: refusalCopy.INVALID_INPUT,
        fields: { amount: amount.refusal },
      });
    const body = { ...options, amount: amount.value };
    // Another amount is another payment, also after "back"; the wallet's buttons post no key.
    const idempotency_key = form.has(PAYMENT_KEY) ? await paymentKey(form, body) : crypto.randomUUID();
    const opened = await client.call(topUpWallet, { body, idempotency_key });
    if (opened.ok) {
      const { payment_id, checkout_url, qr_text } = opened.value;
      if (qr_text !== null) return succeed({ to: `/user/billing?payment=${payment_id}&wait=1` });
      // CSP forbids a form to redirect a browser without scripts to the gateway, so the reply links there.
      if (form.has(HAS_SCRIPTS)) return succeed({ to: checkout_url });
      return succeed({ to: null, data: { checkout_url, amount: formatRupiah(amount.value) } });
    }
    const { code, message } = opened.refusal;
    const isAmount = code === 'AMOUNT_TOO_SMALL' || code === 'AMOUNT_TOO_LARGE';
    const invalid = 'fields' in opened.refusal ? opened.refusal.fields : undefined;
    return refuse({ code, message, fields: isAmount ? { amount: message } : (invalid ?? {}) });
  },
});

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: walletCopy.dialogTitle, robots: 'noindex' });

export default function TopUp({ loaderData }: Route.ComponentProps) {
  const { amount, intent } = loaderData;
  const { pathname, search } = useLocation();
  const form = useActionForm({ id: TOP_UP_FORM, action: pathname + search, defaults: { amount } });
  // The key stays through every reply, so that a retry opens no second payment.
  const [key] = useState(loaderData.payment_key);
  const { checkout_url, amount: opened } = form.success ?? {};
  const isHydrated = useHydrated();
  return (
    <div className="max-w-[560px]">
      <BackLink to="/user/billing">{companyCopy.back}</BackLink>
      <PageHeader title={walletCopy.dialogTitle} subtitle={walletCopy.dialogHint} />
      {checkout_url !== undefined && (
        <div className="notice mb-8 grid gap-4">
          <p className="font-semibold">{walletCopy.opened(opened ?? '')}</p>
          <Button asChild size="lg" block>
            <a href={checkout_url}>{walletCopy.continue}</a>
          </Button>
        </div>
      )}
      <ActionForm form={form} label={walletCopy.dialogTitle} className="grid gap-5">
        {intent !== null && (
          <>
            <input type="hidden" name="intent_id" value={intent.id} />
            <IntentNote intent={intent} />
          </>
        )}
        <RupiahFormField
          name="amount"
          label={walletCopy.amount}
          hint={walletCopy.smallest(formatRupiah(SMALLEST_TOP_UP))}
          inputClassName="text-lg"
        />
        {intent === null && <QuickAmounts chosen={amount} />}
        <WayPicker ways={loaderData.ways} remembered={loaderData.remembered} />
        <input type="hidden" name={PAYMENT_KEY} value={key} />
        {isHydrated && <input type="hidden" name={HAS_SCRIPTS} value="1" />}
        <FormFoot>
          <SubmitButton form={form} label={walletCopy.continue} busyText={walletCopy.busy} />
        </FormFoot>
      </ActionForm>
    </div>
  );
}

function QuickAmounts({ chosen }: { readonly chosen: string }) {
  return (
    <p className="-mt-2 grid grid-cols-3 gap-2">
      {quickAmounts.map((amount) => (
        <a
          key={amount}
          href={`?topup=${amount}`}
          aria-current={chosen === rupiahText(amount) ? 'true' : undefined}
          className={`num ${chipClasses}`}
        >
          {formatRupiah(amount)}
        </a>
      ))}
    </p>
  );
}
