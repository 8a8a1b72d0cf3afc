import { signIn } from '#contract/account/sign-in.ts';
import { MIN_PASSWORD } from '#shared/passwords.ts';
import { commonError, type ErrorAnswer } from '../responses.ts';

const field = (name: string, problem: string) =>
  commonError('INVALID_INPUT', { fields: { [name]: problem } });

const wrong = (code: string, name: string, problem: string): ErrorAnswer => ({
  status: 422,
  code,
  message: problem,
  fields: { [name]: problem },
});

const wrongIdentity: ErrorAnswer = {
  status: 401,
  code: 'IDENTITY_TOKEN_INVALID',
  message: 'Google tidak mengonfirmasi siapa Anda. Coba sekali lagi.',
};

/** The library's errors as our codes and messages. */
const answers: Readonly<Record<string, ErrorAnswer>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    code: 'INVALID_EMAIL_OR_PASSWORD',
    ...signIn.refusals.INVALID_EMAIL_OR_PASSWORD,
  },
  EMAIL_NOT_VERIFIED: { code: 'EMAIL_NOT_VERIFIED', ...signIn.refusals.EMAIL_NOT_VERIFIED },
  ACCOUNT_INACTIVE: { code: 'ACCOUNT_INACTIVE', ...signIn.refusals.ACCOUNT_INACTIVE },
  INVALID_TOKEN: {
    status: 400,
    code: 'INVALID_TOKEN',
    message: 'Tautan ini tidak berlaku lagi. Minta tautan baru.',
  },
  TOKEN_EXPIRED: {
    status: 400,
    code: 'INVALID_TOKEN',
    message: 'Tautan ini tidak berlaku lagi. Minta tautan baru.',
  },
  SESSION_NOT_FRESH: {
    status: 403,
    code: 'SESSION_NOT_FRESH',
    message: 'Silakan masuk kembali untuk melakukan ini.',
  },
  INVALID_PASSWORD: wrong('INVALID_PASSWORD', 'password', 'Kata sandi salah.'),
  INVALID_CODE: wrong(
    'INVALID_CODE',
    'code',
    'Kode salah. Periksa jam di ponsel Anda, lalu coba kode berikutnya.',
  ),
  INVALID_BACKUP_CODE: wrong('INVALID_CODE', 'code', 'Kode pemulihan ini salah atau sudah dipakai.'),
  INVALID_OTP: wrong('INVALID_CODE', 'code', 'Kode salah atau sudah tidak berlaku.'),
  OTP_EXPIRED: wrong('INVALID_CODE', 'code', 'Kode salah atau sudah tidak berlaku.'),
  OTP_NOT_FOUND: wrong('INVALID_CODE', 'code', 'Kode salah atau sudah tidak berlaku.'),
  UNEXPECTED_ERROR: wrong('INVALID_CODE', 'code', 'Kode salah atau sudah tidak berlaku.'),
  FAILED_TO_UPDATE_USER: wrong('INVALID_CODE', 'code', 'Kode salah atau sudah tidak berlaku.'),
  TOO_MANY_ATTEMPTS: wrong('INVALID_CODE', 'code', 'Terlalu banyak kode salah. Minta kode baru.'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    status: 401,
    code: 'SIGN_IN_AGAIN',
    message: 'Terlalu banyak kode salah. Masuk sekali lagi dari awal.',
  },
  INVALID_TWO_FACTOR_COOKIE: {
    status: 401,
    code: 'SIGN_IN_AGAIN',
    message: 'Waktunya sudah habis. Masuk sekali lagi dari awal.',
  },
  ACCOUNT_TEMPORARILY_LOCKED: {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Terlalu banyak kode salah. Coba lagi dalam 15 menit.',
    headers: { 'retry-after': '900' },
  },
  TOTP_ALREADY_ENABLED: {
    status: 409,
    code: 'TWO_FACTOR_ALREADY_ON',
    message: 'Verifikasi dua langkah sudah aktif.',
  },
  TOTP_NOT_ENABLED: { status: 409, code: 'TWO_FACTOR_OFF', message: 'Verifikasi dua langkah belum aktif.' },
  PASSKEY_NOT_FOUND: { status: 401, code: 'PASSKEY_UNKNOWN', message: 'Passkey ini tidak kami kenal.' },
  AUTHENTICATION_FAILED: { status: 401, code: 'PASSKEY_UNKNOWN', message: 'Passkey ini tidak kami kenal.' },
  CHALLENGE_NOT_FOUND: {
    status: 400,
    code: 'PASSKEY_TOO_LATE',
    message: 'Waktunya sudah habis. Coba sekali lagi.',
  },
  FAILED_TO_VERIFY_REGISTRATION: {
    status: 400,
    code: 'PASSKEY_TOO_LATE',
    message: 'Passkey tidak dapat disimpan. Coba sekali lagi.',
  },
  FAILED_TO_UNLINK_LAST_ACCOUNT: {
    status: 409,
    code: 'LAST_WAY_IN',
    message: 'Ini satu-satunya cara Anda masuk. Buat kata sandi dahulu.',
  },
  ACCOUNT_NOT_FOUND: { status: 404, code: 'NOT_FOUND', message: 'Akun itu sudah tidak terhubung.' },
  OAUTH_LINK_ERROR: {
    status: 409,
    code: 'PROVIDER_REFUSED',
    message: 'Alamat ini sudah punya akun. Masuk dahulu, lalu hubungkan di Pengaturan.',
  },
  PROVIDER_NOT_FOUND: {
    status: 404,
    code: 'PROVIDER_UNKNOWN',
    message: 'Masuk dengan Google belum diaktifkan di situs ini.',
  },
  INVALID_EMAIL: field('email', 'Alamat e-mail tidak valid.'),
  PASSWORD_TOO_SHORT: field('password', `Minimal ${MIN_PASSWORD} karakter.`),
  PASSWORD_TOO_LONG: field('password', 'Maksimal 128 karakter.'),
};

/** Converts an error of the library; an unknown one keeps its status and reveals nothing. */
export function authError(status: number, body: string): ErrorAnswer {
  const code = codeIn(body);
  // The library returns 400 for a mailed link, 401 for a provider's identity token.
  const known = code === 'INVALID_TOKEN' && status === 401 ? wrongIdentity : answers[code];
  if (known !== undefined) return known;
  if (status === 401) return commonError('UNAUTHENTICATED');
  if (status === 403) return commonError('FORBIDDEN');
  if (status === 404) return commonError('NOT_FOUND');
  if (status === 415) return commonError('UNSUPPORTED_MEDIA_TYPE');
  return commonError(status < 500 ? 'INVALID_INPUT' : 'INTERNAL');
}

function codeIn(body: string): string {
  try {
    const { code } = JSON.parse(body);
    return typeof code === 'string' && Object.hasOwn(answers, code) ? code : '';
  } catch {
    return '';
  }
}
