import { type Rupiah, rupiah } from '#shared/money.ts';
import { parseRupiah } from '#shared/typed-rupiah.ts';

/** The price that our own page posted along, as the buyer saw it; what is no amount is 0, and so differs from a price. */
export function formRupiah(form: FormData, name: string): Rupiah {
  const text = form.get(name);
  const amount = parseRupiah(typeof text === 'string' ? text : '');
  return amount.ok ? amount.value : rupiah(0);
}
