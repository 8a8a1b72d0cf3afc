import type { ForeignCurrency } from '#shared/money/foreign-money.ts';

interface ProductionEnvironment {
  readonly DATABASE_URL: string | null;
  readonly AUTH_SECRET: string | null;
  readonly ADMIN_EMAILS: readonly string[];
  readonly SMTP_URL: string | null;
  readonly MAIL_FROM: string;
  readonly APP_URL: string | null;
  readonly GATEWAYS: readonly string[];
  readonly DEV_TOKEN: string | null;
  readonly GOOGLE_CLIENT_ID: string | null;
  readonly GOOGLE_CLIENT_SECRET: string | null;
  readonly GOOGLE_ISSUER: string;
  readonly SSO_PROVIDERS: readonly { readonly issuer: string }[];
  readonly SMS_URL: string | null;
  readonly RATE_LIMIT_FACTOR: number;
}

const isHttps = (url: string | null) => url?.startsWith('https://') === true;

/** Requirements of production (DECISIONS 12, 38). */
export function productionProblems(env: ProductionEnvironment): string[] {
  const rules: readonly (readonly [boolean, string])[] = [
    [env.DATABASE_URL === null, 'DATABASE_URL: alamat PostgreSQL belum diisi.'],
    [env.AUTH_SECRET === null, 'AUTH_SECRET: isi dengan minimal 32 karakter acak.'],
    [
      env.AUTH_SECRET !== null && isGuessable(env.AUTH_SECRET),
      'AUTH_SECRET: mudah ditebak. Buat yang acak, misalnya dengan: openssl rand -base64 32',
    ],
    [env.ADMIN_EMAILS.length === 0, 'ADMIN_EMAILS: isi dengan alamat e-mail admin.'],
    [
      env.ADMIN_EMAILS.some(isReservedDomain),
      'ADMIN_EMAILS: alamat contoh tidak menerima e-mail; isi dengan alamat yang sungguh ada.',
    ],
    ...mailRules(env),
    [!isHttps(env.APP_URL), 'APP_URL: isi dengan alamat publik yang diawali https://.'],
    [
      isHttps(env.APP_URL) && /^(localhost|127\.|\[::1\])/.test(new URL(env.APP_URL ?? '').hostname),
      'APP_URL: localhost hanya ada di komputer ini; isi dengan alamat publik.',
    ],
    [env.GATEWAYS.includes('dev_mode'), 'GATEWAYS: dev_mode tidak boleh ada di produksi.'],
    [env.DEV_TOKEN !== null, 'DEV_TOKEN: tidak boleh diisi di produksi.'],
    [
      (env.GOOGLE_CLIENT_ID === null) !== (env.GOOGLE_CLIENT_SECRET === null),
      'GOOGLE_CLIENT_ID dan GOOGLE_CLIENT_SECRET: isi keduanya atau kosongkan keduanya.',
    ],
    [!isHttps(env.GOOGLE_ISSUER), 'GOOGLE_ISSUER: harus diawali https:// di produksi.'],
    [
      env.SSO_PROVIDERS.some(({ issuer }) => !isHttps(issuer)),
      'SSO_PROVIDERS: setiap issuer harus diawali https:// di produksi.',
    ],
    [
      env.SMS_URL !== null && !isHttps(env.SMS_URL),
      'SMS_URL: harus diawali https:// di produksi, karena kode masuk lewat sana.',
    ],
    [env.RATE_LIMIT_FACTOR !== 1, 'RATE_LIMIT_FACTOR: harus 1 di produksi.'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

function mailRules({ SMTP_URL, MAIL_FROM }: ProductionEnvironment): readonly (readonly [boolean, string])[] {
  return [
    [SMTP_URL === null, 'SMTP_URL: alamat server e-mail belum diisi.'],
    [
      SMTP_URL !== null && lacksTls(SMTP_URL),
      'SMTP_URL: kata sandi tidak dikirim tanpa TLS. Pakai smtps:// atau tambahkan ?requireTLS=true, dengan sertifikat yang diperiksa.',
    ],
    [
      !/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(MAIL_FROM.trim()) ||
        isReservedDomain(MAIL_FROM),
      'MAIL_FROM: isi dengan pengirim e-mail, misalnya: Nama Usaha <halo@usaha-anda.id>',
    ],
  ];
}

const MIN_BITS = 90;
/** Words of examples and manuals, which random secrets do not contain. */
const PLACEHOLDER = /change.?me|secret|passw|example|contoh|default|arunika|your.?key|rahasia/i;

export function isGuessable(secret: string): boolean {
  return (
    PLACEHOLDER.test(secret) ||
    isRepetitive(secret) ||
    sequentialShare(secret) > 1 / 2 ||
    entropyBits(secret) < MIN_BITS
  );
}

/** Repeats itself, like `abcabcabc`. */
function isRepetitive(text: string): boolean {
  const period = `${text}${text}`.indexOf(text, 1);
  return period <= text.length / 2;
}

/** Share of characters that follow the previous one, like `abcd` or `4321`. */
function sequentialShare(text: string): number {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  const following = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) === 1);
  return following.length / codes.length;
}

/** Shannon entropy in bits: 32 random hex digits have about 115. */
function entropyBits(text: string): number {
  const letters = [...text];
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / letters.length), 0);
}

function lacksTls(smtpUrl: string): boolean {
  const { protocol, password, username, searchParams } = new URL(smtpUrl);
  // Plain `smtp:` upgrades opportunistically, which a man in the middle can prevent.
  const isForced = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  const trustsAnybody = searchParams.get('tls.rejectUnauthorized') === 'false';
  return trustsAnybody || ((username !== '' || password !== '') && !isForced);
}

/** Reserved names (RFC 2606, RFC 6761). */
function isReservedDomain(address: string): boolean {
  return /(^|[@.])(example|invalid|test|localhost|example\.(com|net|org))>?$/i.test(address.trim());
}

/** Rough rates of 2026, to detect a rate off by a digit. */
const APPROXIMATE_RATES: Readonly<Record<ForeignCurrency, number>> = {
  AUD: 10_700,
  CAD: 11_800,
  CHF: 20_400,
  CZK: 780,
  DKK: 2_550,
  EUR: 19_000,
  GBP: 21_900,
  HKD: 2_100,
  HUF: 48,
  ILS: 4_900,
  JPY: 108,
  MXN: 890,
  NOK: 1_630,
  NZD: 9_500,
  PHP: 285,
  PLN: 4_480,
  SEK: 1_730,
  SGD: 12_700,
  THB: 505,
  TWD: 540,
  USD: 16_300,
};
const MAX_RATE_FACTOR = 3;

export function isPlausibleRate(currency: ForeignCurrency, rate: number): boolean {
  const rough = APPROXIMATE_RATES[currency];
  return rate >= rough / MAX_RATE_FACTOR && rate <= rough * MAX_RATE_FACTOR;
}
