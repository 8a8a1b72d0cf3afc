export const COMPANY_FORM = 'company';
export const COMPANY_PATH = '/user/billing/company';
