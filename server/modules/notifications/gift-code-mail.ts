import type { Mailer } from '#server/platform/mailer.ts';
import { formatGiftCode } from '#shared/gifts.ts';
import { composeMail } from './mail-layout.ts';

export interface GiftCodeFacts {
  readonly to: string;
  readonly title: string;
  readonly code: string;
  /** The redemption page; leads through sign-up. */
  readonly redeem_url: string;
}

/** Sends a gift code that staff granted to an address without an account. */
export function sendGiftCode(mailer: Mailer, { to, title, code, redeem_url }: GiftCodeFacts): Promise<void> {
  const mail = composeMail({
    subject: `Untuk Anda: ${title.slice(0, 80)}`,
    greeting: 'Halo,',
    paragraphs: [
      'Kami memberi Anda produk di bawah ini, tanpa biaya. Daftar atau masuk dengan alamat ini, lalu pakai kodenya.',
      'Kode ini berlaku satu kali. Siapa pun yang memegangnya dapat memakainya, jadi jangan diteruskan.',
    ],
    rows: [
      { label: 'Produk', value: title },
      { label: 'Kode hadiah', value: formatGiftCode(code) },
    ],
    button: { label: 'Pakai kode hadiah', url: redeem_url },
  });
  return mailer.send({ to, ...mail });
}
