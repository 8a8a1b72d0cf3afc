import type { Endpoint } from '#contract/endpoint.ts';
import { isCommonCode } from '#contract/errors.ts';
import { refusalSentence } from '#server/http/refusal-sentence.ts';
import { commonError, type ErrorAnswer } from '#server/http/responses.ts';

type Refusal = { readonly code: string; readonly details?: Readonly<Record<string, unknown>> };

export function refusalAnswer(endpoint: Endpoint, refusal: Refusal): ErrorAnswer {
  const { code, details } = refusal;
  const shape = Object.hasOwn(endpoint.refusals, code) ? endpoint.refusals[code] : undefined;
  if (shape !== undefined) {
    const message = refusalSentence(code, shape);
    return { status: shape.status, code, message, ...(details === undefined ? {} : { details }) };
  }
  if (isCommonCode(code)) return commonError(code);
  throw new Error(`${endpoint.path} refused with ${code}, which its contract does not name`);
}
