import { isRecord } from '#shared/is-record.ts';

/** The result of a call, alike for the API and the auth routes. */
export type MutationResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly refusal: {
        readonly code: string;
        readonly message: string;
        readonly fields?: Readonly<Record<string, string>>;
      };
    };

const UNEXPECTED_MESSAGE = 'Terjadi kesalahan di sisi kami. Silakan coba lagi.';

/** Calls a route below /api/auth, which is outside the contract. */
export async function callAuthApi(
  method: 'get' | 'post',
  path: string,
  body: object = {},
): Promise<MutationResult<Readonly<Record<string, unknown>>>> {
  try {
    const response = await fetch(`/api/auth${path}`, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json' },
      ...(method === 'get' ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!isRecord(answer)) return { ok: false, refusal: { code: 'INTERNAL', message: UNEXPECTED_MESSAGE } };
    return response.ok ? { ok: true, value: answer } : { ok: false, refusal: parseRefusal(answer) };
  } catch {
    return { ok: false, refusal: { code: 'NETWORK_ERROR', message: UNEXPECTED_MESSAGE } };
  }
}

function parseRefusal({ code, error, fields }: Readonly<Record<string, unknown>>) {
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: typeof error === 'string' ? error : UNEXPECTED_MESSAGE,
    ...(isRecord(fields) ? { fields: stringFields(fields) } : {}),
  };
}

function stringFields(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
