import type { ByteRange } from '#contract/stored-file.ts';

/** `unsatisfiable`: outside the file. */
export type RequestedRange = ByteRange | 'whole' | 'unsatisfiable';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a Range header (RFC 9110, 14.2). Multiple or malformed ranges are ignored: the whole file is always a valid
 * response.
 */
export function readRange(header: string | null, size: number): RequestedRange {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return lastBytes(Number(last), size);
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'unsatisfiable' : { first: from, last: to };
}

function lastBytes(count: number, size: number): RequestedRange {
  if (count === 0) return 'unsatisfiable';
  return { first: Math.max(0, size - count), last: size - 1 };
}
