import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { company } from '../../invoice-party.ts';

const tag = 'Checkout';
const role = 'user';
const output = z.object({
  company: company.nullable().meta({ description: 'null: invoices go to the person.' }),
});

export const getBillingDetails = endpoint({
  method: 'get',
  path: '/api/billing-details',
  summary: 'The company that the invoices of the account go to',
  tag,
  role,
  output,
  refusals: {},
});

export const saveBillingDetails = endpoint({
  method: 'put',
  path: '/api/billing-details',
  summary: 'Have invoices go to a company from now on; those that were issued stay as they are',
  tag,
  role,
  body: company,
  output,
  refusals: {},
});

export const deleteBillingDetails = endpoint({
  method: 'delete',
  path: '/api/billing-details',
  summary: 'Have invoices go to the person again',
  tag,
  role,
  output,
  refusals: {},
});
