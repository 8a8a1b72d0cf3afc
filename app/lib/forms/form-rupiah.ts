import { type Rupiah, rupiah } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';

/** A shown price posted back; 0 if invalid, which differs from any price. */
export function formRupiah(form: FormData, name: string): Rupiah {
  const text = form.get(name);
  const amount = parseRupiah(typeof text === 'string' ? text : '');
  return amount.ok ? amount.value : rupiah(0);
}
