import { z } from 'zod';
import { rupiah } from '#shared/money/money.ts';
import { readYaml } from './read-yaml.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const voucher = z.strictObject({
  code: z.string(),
  amount: z.int().positive().transform(rupiah),
  max_uses: z.int().positive().exactOptional(),
  starts_at: moment.exactOptional(),
  expires_at: moment.exactOptional(),
  note: z.string(),
  is_hinted: z.boolean(),
});
export type DemoVoucher = z.output<typeof voucher>;

export const readVouchers = () => readYaml('vouchers.yaml', voucher.array());

export function demoCodes(environment: string): readonly string[] {
  if (environment !== 'development') return [];
  return readVouchers().flatMap(({ code, is_hinted }) => (is_hinted ? [code] : []));
}
