import { describe, expect, test } from 'vitest';
import { throwRefusal } from './or-throw.ts';

describe('what a page answers when a call that it needs is refused', () => {
  test.each([
    ['INVALID_INPUT', 422, 404],
    ['NOT_FOUND', 404, 404],
    ['FORBIDDEN', 403, 403],
    ['INTERNAL', 500, 500],
    ['CONFLICT', 409, 500],
    ['UNAVAILABLE', 503, 503],
    ['UNREACHABLE', null, 503],
  ])('%s, which is %s, is %s', (code, status, expected) => {
    const refusal = { code, status, message: 'Tidak bisa', request_id: 'abcdefgh' };
    expect(thrownBy(() => throwRefusal(refusal))).toMatchObject({
      init: { status: expected },
      data: { code, message: 'Tidak bisa' },
    });
  });
});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
