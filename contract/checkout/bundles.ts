import { z } from 'zod';
import { accountApi } from '../endpoint.ts';
import { rupiahField, uuid } from '../fields.ts';
import { ownerText } from '../owner-text.ts';

const bundleOffer = z
  .object({
    id: uuid,
    slug: z.string(),
    title: ownerText('catalog'),
    cover_url: z.string().nullable(),
    price: rupiahField.meta({ description: 'For who holds nothing of it, as pages show it.' }),
    owned: z.object({ amount: rupiahField, titles: z.array(ownerText('catalog')) }).meta({
      description: 'Parts that are held already, and what they take off.',
    }),
    missing: z.array(ownerText('catalog')).meta({ description: 'Titles of the parts that would be new.' }),
    due: rupiahField.meta({ description: 'What completing it costs now.' }),
  })
  .meta({ id: 'BundleOffer' });
export type BundleOffer = z.output<typeof bundleOffer>;

export const listBundleOffers = accountApi('Checkout').get('/api/checkout/bundles', {
  summary: 'Bundles of which the signed-in user holds some parts, and what the rest costs',
  query: z.object({ bundle_id: uuid.optional().meta({ description: 'Only this one.' }) }),
  output: z.object({ bundles: z.array(bundleOffer) }),
});
