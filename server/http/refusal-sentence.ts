import type { FailureShape } from '#contract/endpoint.ts';
import { refusalCopy } from '#messages/refusals.ts';

export function refusalSentence(code: string, shape: FailureShape = {}): string {
  const sentences: Readonly<Record<string, string>> = refusalCopy;
  const sentence = sentences[shape.sentence ?? code];
  if (sentence === undefined) throw new Error(`${code} has no sentence in messages/refusals.ts`);
  return sentence;
}
