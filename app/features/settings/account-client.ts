import { isRecord } from '#shared/is-record.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';

/** The result of a call, alike for the API and the auth routes. */
export type MutationResult<Value> = Result<
  Value,
  {
    readonly code: string;
    readonly message: string;
    readonly fields?: Readonly<Record<string, string>>;
  }
>;

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
    const result: unknown = await response.json().catch(() => null);
    if (!isRecord(result)) return refuse({ code: 'INTERNAL', message: UNEXPECTED_MESSAGE });
    return response.ok ? succeed(result) : refuse(parseRefusal(result));
  } catch {
    return refuse({ code: 'NETWORK_ERROR', message: UNEXPECTED_MESSAGE });
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
