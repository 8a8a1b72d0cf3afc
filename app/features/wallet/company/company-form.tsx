import { CompanyFields } from '#app/components/commerce/company-fields.tsx';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { companyCopy as copy } from '#messages/account/company.ts';
import type { Company } from '#shared/money/company.ts';
import { COMPANY_FORM, COMPANY_PATH } from './company-path.ts';

export function CompanyForm({ kept }: { readonly kept: Company | null }) {
  const form = useActionForm({
    id: COMPANY_FORM,
    action: COMPANY_PATH,
    loadSchema: async () => (await import('#contract/account/billing-details.ts')).saveBillingDetails.body,
    onSuccess: () => toast.success(copy.saved),
  });
  return (
    <div className="grid gap-6">
      <ActionForm form={form} label={copy.title} className="grid gap-5">
        <CompanyFields prefix="" kept={kept} />
        <FormFoot>
          <SubmitButton form={form} label={copy.save} busyText={copy.saving} />
        </FormFoot>
      </ActionForm>
      {kept !== null && (
        <PostButton
          id="company-removal"
          action={COMPANY_PATH}
          fields={{ [INTENT]: 'remove' }}
          onSuccess={() => toast.success(copy.removed)}
          variant="link"
          size="inline"
          className="justify-self-start text-debit"
        >
          {copy.remove}
        </PostButton>
      )}
    </div>
  );
}
