import { signIn } from '#contract/account/sign-in.ts';
import { inputCopy } from '#messages/input/input.ts';
import type { RefusalSentence } from '#messages/refusals.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/people/passwords.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { commonError, type ErrorAnswer } from '../responses.ts';

const { INVALID_EMAIL_OR_PASSWORD, EMAIL_NOT_VERIFIED, ACCOUNT_INACTIVE } = signIn.refusals;

interface LibraryError {
  readonly status: number;
  readonly code: string;
  readonly sentence?: RefusalSentence;
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const wrongIdentity: LibraryError = { status: 401, code: 'IDENTITY_TOKEN_INVALID' };
const invalidLink: LibraryError = { status: 400, code: 'INVALID_TOKEN' };
const wrongCode = (sentence: RefusalSentence): LibraryError => ({
  status: 422,
  code: 'INVALID_CODE',
  sentence,
  field: 'code',
});

const answers: Readonly<Record<string, LibraryError>> = {
  INVALID_EMAIL_OR_PASSWORD: { code: 'INVALID_EMAIL_OR_PASSWORD', ...INVALID_EMAIL_OR_PASSWORD },
  EMAIL_NOT_VERIFIED: { code: 'EMAIL_NOT_VERIFIED', ...EMAIL_NOT_VERIFIED },
  ACCOUNT_INACTIVE: { code: 'ACCOUNT_INACTIVE', ...ACCOUNT_INACTIVE },
  INVALID_TOKEN: invalidLink,
  TOKEN_EXPIRED: invalidLink,
  SESSION_NOT_FRESH: { status: 403, code: 'SESSION_NOT_FRESH' },
  INVALID_PASSWORD: { status: 422, code: 'INVALID_PASSWORD', sentence: 'WRONG_PASSWORD', field: 'password' },
  INVALID_CODE: wrongCode('WRONG_APP_CODE'),
  INVALID_BACKUP_CODE: wrongCode('WRONG_RECOVERY_CODE'),
  INVALID_OTP: wrongCode('WRONG_CODE'),
  OTP_EXPIRED: wrongCode('WRONG_CODE'),
  OTP_NOT_FOUND: wrongCode('WRONG_CODE'),
  UNEXPECTED_ERROR: wrongCode('WRONG_CODE'),
  FAILED_TO_UPDATE_USER: wrongCode('WRONG_CODE'),
  TOO_MANY_ATTEMPTS: wrongCode('REQUEST_NEW_CODE'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { status: 401, code: 'SIGN_IN_AGAIN' },
  INVALID_TWO_FACTOR_COOKIE: { status: 401, code: 'SIGN_IN_AGAIN', sentence: 'SECOND_FACTOR_TOO_LATE' },
  ACCOUNT_TEMPORARILY_LOCKED: {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    sentence: 'CODES_LOCKED',
    headers: { 'retry-after': '900' },
  },
  TOTP_ALREADY_ENABLED: { status: 409, code: 'TWO_FACTOR_ALREADY_ON' },
  TOTP_NOT_ENABLED: { status: 409, code: 'TWO_FACTOR_OFF' },
  PASSKEY_NOT_FOUND: { status: 401, code: 'PASSKEY_UNKNOWN' },
  AUTHENTICATION_FAILED: { status: 401, code: 'PASSKEY_UNKNOWN' },
  CHALLENGE_NOT_FOUND: { status: 400, code: 'PASSKEY_TOO_LATE' },
  FAILED_TO_VERIFY_REGISTRATION: { status: 400, code: 'PASSKEY_TOO_LATE', sentence: 'PASSKEY_NOT_SAVED' },
  FAILED_TO_UNLINK_LAST_ACCOUNT: { status: 409, code: 'LAST_WAY_IN' },
  ACCOUNT_NOT_FOUND: { status: 404, code: 'NOT_FOUND', sentence: 'NOT_CONNECTED' },
  OAUTH_LINK_ERROR: { status: 409, code: 'PROVIDER_REFUSED' },
  PROVIDER_NOT_FOUND: { status: 404, code: 'PROVIDER_UNKNOWN' },
};

const problems: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  INVALID_EMAIL: () => ({ email: inputCopy.invalidEmail }),
  PASSWORD_TOO_SHORT: () => ({ password: inputCopy.leastCharacters(String(MIN_PASSWORD)) }),
  PASSWORD_TOO_LONG: () => ({ password: inputCopy.mostCharacters(String(MAX_PASSWORD)) }),
};

/** An unknown error keeps its status and reveals nothing. */
export function authError(status: number, body: string): ErrorAnswer {
  const code = codeIn(body);
  // The library returns 400 for a mailed link, 401 for a provider's identity token.
  const known = code === 'INVALID_TOKEN' && status === 401 ? wrongIdentity : answers[code];
  if (known !== undefined) return told(known);
  const problem = problems[code];
  if (problem !== undefined) return commonError('INVALID_INPUT', { fields: problem() });
  if (status === 401) return commonError('UNAUTHENTICATED');
  if (status === 403) return commonError('FORBIDDEN');
  if (status === 404) return commonError('NOT_FOUND');
  if (status === 415) return commonError('UNSUPPORTED_MEDIA_TYPE');
  return commonError(status < 500 ? 'INVALID_INPUT' : 'INTERNAL');
}

function told({ status, code, field, headers, ...shape }: LibraryError): ErrorAnswer {
  const message = refusalSentence(code, shape);
  return {
    status,
    code,
    message,
    ...(field === undefined ? {} : { fields: { [field]: message } }),
    ...(headers === undefined ? {} : { headers }),
  };
}

function codeIn(body: string): string {
  try {
    const { code } = JSON.parse(body);
    return typeof code === 'string' && (Object.hasOwn(answers, code) || Object.hasOwn(problems, code))
      ? code
      : '';
  } catch {
    return '';
  }
}
