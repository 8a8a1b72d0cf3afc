import { z } from 'zod';

export const commonErrors = {
  MALFORMED_REQUEST: { status: 400 },
  INVALID_INPUT: { status: 422 },
  UNAUTHENTICATED: { status: 401 },
  FORBIDDEN: { status: 403 },
  CLOSED_TO_API_KEYS: { status: 403 },
  SCOPE_REQUIRED: { status: 403 },
  REAUTHENTICATION_REQUIRED: { status: 403 },
  TWO_FACTOR_REQUIRED: { status: 403 },
  FOREIGN_ORIGIN: { status: 403 },
  NOT_FOUND: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400 },
  IDEMPOTENCY_KEY_REUSED: { status: 409 },
  BODY_TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  TOO_MANY_REQUESTS: { status: 429 },
  INTERNAL: { status: 500 },
  UNAVAILABLE: { status: 503 },
} as const;
export type CommonErrorCode = keyof typeof commonErrors;

/** The shape of every API error: RFC 9457 plus fields for our pages. */
export const apiError = z
  .object({
    type: z.string().meta({ format: 'uri-reference', description: 'Where the code is explained.' }),
    title: z.string().meta({ description: 'What this code always says.' }),
    status: z.int().min(400).max(599),
    detail: z.string().meta({ description: 'What it says of this call.' }),
    instance: z.string().meta({ format: 'uri-reference', description: 'Names this one answer.' }),
    error: z.string().meta({ description: 'One sentence for people: the detail once more.' }),
    code: z.string().meta({ description: 'What a program decides by.' }),
    request_id: z.string().meta({ description: 'Names the call in our log.' }),
    fields: z.record(z.string(), z.string()).optional().meta({ description: 'Field path to its problem.' }),
    details: z.record(z.string(), z.unknown()).optional().meta({ description: 'Facts that help on.' }),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.output<typeof apiError>;

export function isCommonCode(code: string): code is CommonErrorCode {
  return Object.hasOwn(commonErrors, code);
}
