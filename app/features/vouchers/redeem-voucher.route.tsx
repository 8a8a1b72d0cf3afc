import { Link, useSearchParams } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { redeemVoucher } from '#contract/vouchers/vouchers.ts';
import { companyCopy } from '#messages/account/company.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import type { Route } from './+types/redeem-voucher.route.ts';
import { useVoucherForm, VOUCHER_FORM, VoucherFields } from './voucher-form.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({
  demo_vouchers: context.get(siteContext).demo_vouchers,
  idempotency_key: crypto.randomUUID(),
});

export const action = formAction({
  endpoint: redeemVoucher,
  form: VOUCHER_FORM,
  schema: redeemVoucher.body,
  call: (body, { key }) => ({ body, idempotency_key: key }),
  done: ({ amount_bigint }) => ({ amount: formatRupiah(toRupiah(amount_bigint)) }),
  to: ({ amount_bigint }) => `/user/redeem?sent=${toRupiah(amount_bigint)}`,
  refuse: ({ code, message }) => ({ code, message, fields: { code: message } }),
});

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: walletCopy.redeemTitle, robots: 'noindex' });

export default function RedeemVoucher({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const sent = parseRupiah(search.get('sent') ?? '');
  return (
    <div className="max-w-[560px]">
      <BackLink to="/user/billing">{companyCopy.back}</BackLink>
      <PageHeader title={walletCopy.redeemTitle} subtitle={walletCopy.redeemHint} />
      {sent.ok ? (
        <p role="status" className="notice">
          {walletCopy.redeemed(formatRupiah(sent.value))}.{' '}
          <Link to="/user/billing" className="text-link underline underline-offset-4">
            {walletCopy.title}
          </Link>
        </p>
      ) : (
        <VoucherPageForm hints={loaderData.demo_vouchers} idempotencyKey={loaderData.idempotency_key} />
      )}
    </div>
  );
}

function VoucherPageForm(fields: Parameters<typeof VoucherFields>[0]) {
  const form = useVoucherForm();
  return (
    <ActionForm form={form} label={walletCopy.redeemTitle} className="grid gap-5">
      <VoucherFields {...fields} />
      <FormFoot>
        <SubmitButton form={form} label={walletCopy.redeemAction} busyText={walletCopy.redeemBusy} />
      </FormFoot>
    </ActionForm>
  );
}
