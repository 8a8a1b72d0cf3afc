import { z } from 'zod';
import { passageKinds } from '#shared/search/passages.ts';
import { accountApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { searchText } from '../typed-text.ts';
import { passage, searchPassages } from './search.ts';

const MAX_OWN = 5;

const ownPassage = passage
  .extend({ kind: z.enum(passageKinds) })
  .meta({ id: 'OwnPassage', description: 'Also of lessons and files that the caller holds and has opened.' });
export type OwnPassage = z.output<typeof ownPassage>;

const ownOrder = z
  .object({
    id: uuid,
    titles: z.array(z.string()),
    invoice_number: z.string().nullable().meta({ description: 'null: it has no invoice.' }),
    created_at: timestamp,
  })
  .meta({ id: 'FoundOwnOrder' });
const ownSession = z
  .object({
    id: uuid,
    title: z.string(),
    starts_at: timestamp.nullable().meta({ description: 'null: the time is still to be chosen.' }),
  })
  .meta({ id: 'FoundOwnSession' });

export const searchOwn = accountApi('Account').get('/api/account/search', {
  summary:
    'The search of the site with what is the caller’s own: opened lessons and files, orders and sessions',
  description:
    'A lesson that was never opened, and a file that was never downloaded, is not found by its text, because reading it counts as using the product.',
  rate_limit: searchPassages.rate_limit,
  query: z.object({
    search: searchText.min(2),
    limit: z.coerce.number().int().min(1).max(20).default(6),
  }),
  output: z.object({
    passages: z.array(ownPassage),
    meant: searchPassages.output.shape.meant,
    orders: z
      .array(ownOrder)
      .max(MAX_OWN)
      .meta({ description: 'By product, invoice number or the start of the id, newest first.' }),
    sessions: z.array(ownSession).max(MAX_OWN).meta({ description: 'By product, newest first.' }),
  }),
});
export type OwnFound = z.output<typeof searchOwn.output>;
