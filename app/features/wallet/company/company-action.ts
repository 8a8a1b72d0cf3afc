import { donePath } from '#app/components/page/done-notice.tsx';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { deleteBillingDetails, saveBillingDetails } from '#contract/account/billing-details.ts';
import { COMPANY_FORM, COMPANY_PATH } from './company-path.ts';

export const companyAction = formActions(
  {
    remove: formAction({
      endpoint: deleteBillingDetails,
      call: () => ({}),
      to: () => donePath(COMPANY_PATH, 'removed'),
    }),
  },
  formAction({
    endpoint: saveBillingDetails,
    form: COMPANY_FORM,
    schema: saveBillingDetails.body,
    call: (body) => ({ body }),
    to: () => donePath(COMPANY_PATH, 'saved'),
  }),
);
