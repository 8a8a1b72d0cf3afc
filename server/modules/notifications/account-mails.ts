import { composeMail, type MailContent } from './mail-layout.ts';

export const accountMailKinds = [
  'verify-email',
  'reset-password',
  'claim-account',
  'account-exists',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

export interface AccountMailFacts {
  readonly full_name: string;
  readonly url: string;
}

const IGNORE = 'Bila Anda tidak merasa memintanya, abaikan saja e-mail ini: tidak ada yang berubah.';

const mails = {
  'verify-email': {
    subject: 'Konfirmasi e-mail Anda',
    paragraphs: [
      'Terima kasih sudah mendaftar. Konfirmasi alamat e-mail ini agar Anda dapat masuk. Tautannya berlaku 24 jam.',
    ],
    label: 'Konfirmasi e-mail',
    closing: IGNORE,
  },
  'reset-password': {
    subject: 'Atur ulang kata sandi',
    paragraphs: ['Kami menerima permintaan untuk mengatur ulang kata sandi Anda. Tautannya berlaku 1 jam.'],
    label: 'Atur kata sandi baru',
    closing: IGNORE,
  },
  'claim-account': {
    subject: 'Selesaikan pendaftaran Anda',
    paragraphs: [
      'Alamat ini pernah didaftarkan tetapi belum dikonfirmasi. Buat kata sandi Anda sendiri untuk mengonfirmasinya dan masuk. Tautannya berlaku 1 jam.',
    ],
    label: 'Buat kata sandi',
    closing: IGNORE,
  },
  'account-exists': {
    subject: 'Anda sudah memiliki akun',
    paragraphs: [
      'Seseorang baru saja mendaftar dengan alamat ini, padahal akunnya sudah ada. Anda dapat langsung masuk.',
    ],
    label: 'Masuk',
    closing: IGNORE,
  },
} as const satisfies Readonly<Record<AccountMailKind, object>>;

/** A mail about the account itself, to its owner. */
export function accountMail(kind: AccountMailKind, { full_name, url }: AccountMailFacts): MailContent {
  const { subject, paragraphs, label, closing } = mails[kind];
  return composeMail({
    subject,
    greeting: `Halo ${full_name},`,
    paragraphs,
    button: { label, url },
    closing,
  });
}
