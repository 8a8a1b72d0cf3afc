import type { QuotablePassage } from '#server/search/index.ts';

export interface AnswerGroup {
  readonly text: string;
  /** Numbers of the passages it rests on, ascending. */
  readonly sources: readonly number[];
}

/** A longer line is none of a short answer. */
const MAX_GROUP_LENGTH = 1500;
const CITATION = /[[【]\s*(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\s*[\]】]/g;
const LIST_MARK = /^\s*(?:[-*•]|#{1,6}|\d{1,2}[.)])\s+/;
/** Digits with the signs between them, so that 1.500.000 and 24/7 are each one figure or two as they are written. */
const NUMBER = /\d+(?:[.,]\d+)*/g;
const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+|\b[\w-]+\.(?:com|net|org|id|io|co|example)\b\S*/gi;

/**
 * A line of the model as it may be shown, or null. Citations of passages that were not sent do not count; a line without
 * any is no fact, nor is one with a number or an address that its passages do not have.
 */
export function verifyGroup(line: string, passages: readonly QuotablePassage[]): AnswerGroup | null {
  if (line.length > MAX_GROUP_LENGTH) return null;
  const sources = citedNumbers(line).filter((n) => n >= 1 && n <= passages.length);
  const text = plainText(line);
  if (sources.length === 0 || !/\p{L}/u.test(text)) return null;
  const cited = passages
    .filter((_, place) => sources.includes(place + 1))
    .map(textOf)
    .join('\n');
  return isSupported(text, cited) ? { text, sources } : null;
}

function citedNumbers(line: string): readonly number[] {
  const numbers = [...line.matchAll(CITATION)].flatMap(([, list = '']) => list.split(/[,;]/).map(Number));
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

const plainText = (line: string): string =>
  line
    .replace(CITATION, '')
    .replace(LIST_MARK, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

const textOf = ({ title, heading, body }: QuotablePassage) => `${title}\n${heading}\n${body}`;

function isSupported(text: string, cited: string): boolean {
  const known = new Set(numbersIn(cited));
  const lower = cited.toLowerCase();
  const addresses = text.match(ADDRESS) ?? [];
  return (
    numbersIn(text).every((number) => known.has(number)) &&
    addresses.every((address) => lower.includes(address.toLowerCase().replace(/[.,;:!?)]+$/, '')))
  );
}

/** 1.500.000 and 1500000 are the same. */
const numbersIn = (text: string): readonly string[] =>
  (text.match(NUMBER) ?? []).map((number) => number.replace(/[.,](?=\d{3}(?:\D|$))/g, ''));
