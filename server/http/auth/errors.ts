import { signIn } from '#contract/account/sign-in.ts';
import type { LocalizedMessage } from '#contract/format-message.ts';
import { MIN_PASSWORD } from '#shared/passwords.ts';
import { commonError, type ErrorAnswer } from '../responses.ts';

const field = (name: string, problem: LocalizedMessage) =>
  commonError('INVALID_INPUT', { fields: { [name]: problem } });

const wrong = (code: string, name: string, problem: LocalizedMessage): ErrorAnswer => ({
  status: 422,
  code,
  message: problem,
  fields: { [name]: problem },
});

const wrongCode = wrong('INVALID_CODE', 'code', {
  id: 'Kode salah atau sudah tidak berlaku.',
  en: 'The code is wrong or no longer valid.',
});

const unknownPasskey: ErrorAnswer = {
  status: 401,
  code: 'PASSKEY_UNKNOWN',
  message: { id: 'Passkey ini tidak kami kenal.', en: 'We do not know this passkey.' },
};

const invalidToken: ErrorAnswer = {
  status: 400,
  code: 'INVALID_TOKEN',
  message: {
    id: 'Tautan ini tidak berlaku lagi. Minta tautan baru.',
    en: 'This link is no longer valid. Request a new one.',
  },
};

const wrongIdentity: ErrorAnswer = {
  status: 401,
  code: 'IDENTITY_TOKEN_INVALID',
  message: {
    id: 'Google tidak mengonfirmasi siapa Anda. Coba sekali lagi.',
    en: 'Google did not confirm who you are. Please try again.',
  },
};

/** The library's errors as our codes and messages. */
const answers: Readonly<Record<string, ErrorAnswer>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    code: 'INVALID_EMAIL_OR_PASSWORD',
    ...signIn.refusals.INVALID_EMAIL_OR_PASSWORD,
  },
  EMAIL_NOT_VERIFIED: { code: 'EMAIL_NOT_VERIFIED', ...signIn.refusals.EMAIL_NOT_VERIFIED },
  ACCOUNT_INACTIVE: { code: 'ACCOUNT_INACTIVE', ...signIn.refusals.ACCOUNT_INACTIVE },
  INVALID_TOKEN: invalidToken,
  TOKEN_EXPIRED: invalidToken,
  SESSION_NOT_FRESH: {
    status: 403,
    code: 'SESSION_NOT_FRESH',
    message: { id: 'Silakan masuk kembali untuk melakukan ini.', en: 'Please sign in again to do this.' },
  },
  INVALID_PASSWORD: wrong('INVALID_PASSWORD', 'password', {
    id: 'Kata sandi salah.',
    en: 'The password is wrong.',
  }),
  INVALID_CODE: wrong('INVALID_CODE', 'code', {
    id: 'Kode salah. Periksa jam di ponsel Anda, lalu coba kode berikutnya.',
    en: 'The code is wrong. Check the clock of your phone, then try the next code.',
  }),
  INVALID_BACKUP_CODE: wrong('INVALID_CODE', 'code', {
    id: 'Kode pemulihan ini salah atau sudah dipakai.',
    en: 'This recovery code is wrong or was used before.',
  }),
  INVALID_OTP: wrongCode,
  OTP_EXPIRED: wrongCode,
  OTP_NOT_FOUND: wrongCode,
  UNEXPECTED_ERROR: wrongCode,
  FAILED_TO_UPDATE_USER: wrongCode,
  TOO_MANY_ATTEMPTS: wrong('INVALID_CODE', 'code', {
    id: 'Terlalu banyak kode salah. Minta kode baru.',
    en: 'Too many wrong codes. Request a new code.',
  }),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    status: 401,
    code: 'SIGN_IN_AGAIN',
    message: {
      id: 'Terlalu banyak kode salah. Masuk sekali lagi dari awal.',
      en: 'Too many wrong codes. Please sign in again from the start.',
    },
  },
  INVALID_TWO_FACTOR_COOKIE: {
    status: 401,
    code: 'SIGN_IN_AGAIN',
    message: {
      id: 'Waktunya sudah habis. Masuk sekali lagi dari awal.',
      en: 'Time ran out. Please sign in again from the start.',
    },
  },
  ACCOUNT_TEMPORARILY_LOCKED: {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: {
      id: 'Terlalu banyak kode salah. Coba lagi dalam 15 menit.',
      en: 'Too many wrong codes. Try again in 15 minutes.',
    },
    headers: { 'retry-after': '900' },
  },
  TOTP_ALREADY_ENABLED: {
    status: 409,
    code: 'TWO_FACTOR_ALREADY_ON',
    message: { id: 'Verifikasi dua langkah sudah aktif.', en: 'Two-step verification is on already.' },
  },
  TOTP_NOT_ENABLED: {
    status: 409,
    code: 'TWO_FACTOR_OFF',
    message: { id: 'Verifikasi dua langkah belum aktif.', en: 'Two-step verification is not on yet.' },
  },
  PASSKEY_NOT_FOUND: unknownPasskey,
  AUTHENTICATION_FAILED: unknownPasskey,
  CHALLENGE_NOT_FOUND: {
    status: 400,
    code: 'PASSKEY_TOO_LATE',
    message: { id: 'Waktunya sudah habis. Coba sekali lagi.', en: 'Time ran out. Please try again.' },
  },
  FAILED_TO_VERIFY_REGISTRATION: {
    status: 400,
    code: 'PASSKEY_TOO_LATE',
    message: {
      id: 'Passkey tidak dapat disimpan. Coba sekali lagi.',
      en: 'The passkey could not be saved. Please try again.',
    },
  },
  FAILED_TO_UNLINK_LAST_ACCOUNT: {
    status: 409,
    code: 'LAST_WAY_IN',
    message: {
      id: 'Ini satu-satunya cara Anda masuk. Buat kata sandi dahulu.',
      en: 'This is your only way to sign in. Create a password first.',
    },
  },
  ACCOUNT_NOT_FOUND: {
    status: 404,
    code: 'NOT_FOUND',
    message: { id: 'Akun itu sudah tidak terhubung.', en: 'That account is no longer connected.' },
  },
  OAUTH_LINK_ERROR: {
    status: 409,
    code: 'PROVIDER_REFUSED',
    message: {
      id: 'Alamat ini sudah punya akun. Masuk dahulu, lalu hubungkan di Pengaturan.',
      en: 'This address already has an account. Sign in first, then connect it in Settings.',
    },
  },
  PROVIDER_NOT_FOUND: {
    status: 404,
    code: 'PROVIDER_UNKNOWN',
    message: {
      id: 'Masuk dengan Google belum diaktifkan di situs ini.',
      en: 'Signing in with Google is not set up on this site.',
    },
  },
  INVALID_EMAIL: field('email', { id: 'Alamat email tidak valid.', en: 'This email address is not valid.' }),
  PASSWORD_TOO_SHORT: field('password', {
    id: `Minimal ${MIN_PASSWORD} karakter.`,
    en: `At least ${MIN_PASSWORD} characters.`,
  }),
  PASSWORD_TOO_LONG: field('password', { id: 'Maksimal 128 karakter.', en: 'At most 128 characters.' }),
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
