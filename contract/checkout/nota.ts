import { z } from 'zod';
import { notaKinds } from '#shared/shop/nota.ts';
import { senField, uuid } from '../fields.ts';
import { ownerLabel, ownerText } from '../owner-text.ts';

const notaRow = z.object({
  kind: z.enum(notaKinds),
  label: ownerLabel('title', 'What it is, in the language of the request.'),
  title: ownerText('catalog', 'Of an item or a discount.').nullable(),
  product_id: uuid.nullable().meta({ description: 'Of an item.' }),
  quantity: z.int(),
  code: z.string().nullable().meta({ description: 'Of a discount that a code brought.' }),
  way: z.string().nullable().meta({ description: 'Of what was paid: the way to pay, or `wallet`.' }),
  before_bigint: senField.nullable().meta({ description: 'Of a total: the list prices together, if more.' }),
  amount_bigint: senField.meta({ description: 'Signed: what is taken off is below 0.' }),
});

export const nota = z.array(notaRow).meta({
  id: 'Nota',
  description:
    'Items at their list prices, what is taken off, the total, and how it is paid: `balance` off, `kept` as balance ' +
    'afterwards, then `due` now or `paid`. The last row is what is or was paid.',
});
export type Nota = z.output<typeof nota>;
