import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { giftsCopy } from '#messages/orders/gifts.ts';
import { GIFT_FORM } from './gift-form.ts';

export function RedeemForm({ code }: { readonly code: string }) {
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
