import { type MouseEvent, useState } from 'react';
import { TextField } from '#app/components/form/text-fields.tsx';
import { shownAtField, useActionForm } from '#app/components/form/use-action-form.ts';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';

export const VOUCHER_FORM = 'voucher';

export function useVoucherForm(onSuccess?: (facts: FormSuccessData) => void) {
  return useActionForm({
    id: VOUCHER_FORM,
    action: '/user/redeem',
    loadSchema: async () => (await import('#contract/vouchers/vouchers.ts')).redeemVoucher.body,
    toastFor: shownAtField,
    ...(onSuccess !== undefined && { onSuccess }),
  });
}

interface VoucherFieldsProps {
  readonly hints: readonly string[];
  /** From the page; a dialog makes its own. It stays the same, so that a retry after a lost answer redeems once. */
  readonly idempotencyKey?: string;
}

export function VoucherFields({ hints, idempotencyKey }: VoucherFieldsProps) {
  const [key] = useState(() => idempotencyKey ?? crypto.randomUUID());
  return (
    <>
      <TextField
        name="code"
        label={walletCopy.redeemCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        inputClassName="num text-lg uppercase"
      />
      <input type="hidden" name="idempotency_key" value={key} />
      {hints.length > 0 && <DemoCodes codes={hints} />}
    </>
  );
}

function DemoCodes({ codes }: { readonly codes: readonly string[] }) {
  const fillCode = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.form?.elements.namedItem('code');
    if (field instanceof HTMLInputElement) field.value = currentTarget.value;
  };
  return (
    <p className="-mt-4 flex flex-wrap items-center gap-x-2 text-ink-2 text-small">
      {walletCopy.redeemTry}
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          value={code}
          onClick={fillCode}
          className="num min-h-tap font-semibold text-link underline underline-offset-4"
        >
          {code}
        </button>
      ))}
    </p>
  );
}
