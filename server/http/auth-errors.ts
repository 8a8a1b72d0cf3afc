import { commonError, type ErrorAnswer } from './responses.ts';

const field = (name: string, problem: string) =>
  commonError('INVALID_INPUT', { fields: { [name]: problem } });

/** What the auth library refuses, in our codes and words. */
const answers: Readonly<Record<string, ErrorAnswer>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    status: 401,
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: 'E-mail atau kata sandi salah.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    code: 'EMAIL_NOT_VERIFIED',
    message: 'Konfirmasi e-mail Anda terlebih dahulu lewat tautan yang kami kirim.',
  },
  ACCOUNT_INACTIVE: {
    status: 403,
    code: 'ACCOUNT_INACTIVE',
    message: 'Akun ini sedang dinonaktifkan. Hubungi kami.',
  },
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
  INVALID_PASSWORD: { status: 400, code: 'INVALID_PASSWORD', message: 'Kata sandi salah.' },
  INVALID_EMAIL: field('email', 'Alamat e-mail tidak valid.'),
  PASSWORD_TOO_SHORT: field('password', 'Minimal 6 karakter.'),
  PASSWORD_TOO_LONG: field('password', 'Maksimal 128 karakter.'),
};

/** The library's answer as one of ours; what is not known keeps its kind and says nothing of the inside. */
export function authError(status: number, body: string): ErrorAnswer {
  const known = answers[codeIn(body)];
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
