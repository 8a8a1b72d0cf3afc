import type { companyCopy as id } from '../id/company.ts';

/** To whom invoices go. */
export const companyCopy: typeof id = {
  tick: 'Invoice for a company',
  name: 'Company name',
  npwp: 'NPWP (tax number)',
  npwpHint: '16 digits; the older 15 work, too',
  address: 'Company address',
  addressHint: 'As registered with the tax office',
  kept: 'Kept on your account for the next purchase.',
  title: 'Invoices for a company',
  hint: 'Invoices of your next purchases and renewals use these details. Invoices already issued stay as they are.',
  back: 'Back to Billing',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Your next invoices will name this company.',
  remove: 'Use my name again',
  removed: 'Your next invoices will name you.',
  link: 'Invoices for a company',
};
