import { z } from 'zod';
import { accountApi } from '../endpoint.ts';
import { company } from './invoice-party.ts';

const account = accountApi('Checkout');

const output = z.object({
  company: company.nullable().meta({ description: 'null: invoices go to the person.' }),
});

export const getBillingDetails = account.get('/api/billing-details', {
  summary: 'The company that the invoices of the account go to',
  output,
});

export const saveBillingDetails = account.put('/api/billing-details', {
  summary: 'Have invoices go to a company from now on; those that were issued stay as they are',
  body: company,
  output,
});

export const deleteBillingDetails = account.delete('/api/billing-details', {
  summary: 'Have invoices go to the person again',
  output,
});
