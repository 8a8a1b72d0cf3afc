import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { donePath } from '#app/components/page/done-notice.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { deleteBillingDetails, saveBillingDetails } from '#contract/account/shop/billing-details.ts';
import { succeed } from '#shared/result.ts';
import { COMPANY_FORM, COMPANY_PATH } from './company-path.ts';

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

export async function companyAction({ request, context }: ActionArgs) {
  const posted = await request.formData();
  const client = actionApi(context);
  if (formIntent(posted) === 'remove') {
    return handleForm({
      posted,
      schema: z.object({}),
      send: async () => {
        const removed = await client.call(deleteBillingDetails);
        return removed.ok ? succeed({ to: donePath(COMPANY_PATH, 'removed') }) : removed;
      },
    });
  }
  return handleForm({
    posted,
    form: COMPANY_FORM,
    schema: saveBillingDetails.body,
    send: async (body) => {
      const saved = await client.call(saveBillingDetails, { body });
      return saved.ok ? succeed({ to: donePath(COMPANY_PATH, 'saved') }) : saved;
    },
  });
}
