import { z } from 'zod';
import { billingCycles } from '#shared/shop/catalog.ts';
import { publicApi } from '../endpoint.ts';
import { rupiahField, uuid } from '../fields.ts';
import { ownerText, untranslated } from '../owner-text.ts';

export const plan = z
  .object({
    plan: z
      .string()
      .meta({ description: 'Names it in other calls: a billing cycle, or the id of a variant.' }),
    name: ownerText('catalog'),
    billing_cycle: z.enum(billingCycles),
    price: rupiahField.meta({ description: 'Whole rupiah for one billing cycle.' }),
    saving_percent: z.int().min(0).max(99).meta({
      description: 'Saved in a year against paying by the month; computed from the two prices.',
    }),
    features: z.array(ownerText('catalog')),
    endpoints: z.array(z.string()),
    access_level: z.enum(['basic', 'standard', 'premium', 'enterprise']).nullable(),
    is_available: z.boolean(),
    ...untranslated,
  })
  .meta({ id: 'Plan' });
export type Plan = z.output<typeof plan>;

export const listPlans = publicApi('Subscriptions').get('/api/products/{id}/plans', {
  summary: 'The plans that a subscription product is offered in; none while it is coming soon',
  params: z.object({ id: uuid }),
  output: z.object({
    plans: z.array(plan),
    trial_period_days: z.int().min(0).meta({ description: '0: no trial.' }),
  }),
  refusals: {
    PRODUCT_NOT_FOUND: { status: 404 },
  },
});
export type PlanList = z.output<typeof listPlans.output>;
