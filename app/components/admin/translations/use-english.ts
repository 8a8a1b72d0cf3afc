import { useEffect, useState } from 'react';
import type { OwnerText } from '#shared/language/owner-texts.ts';
import { findEnglish, saveEnglish } from './english-texts.ts';

export type Separator = '\n' | ',';

export interface EnglishOf extends Pick<OwnerText, 'area' | 'is_html'> {
  /** The separator between texts that each have their own English; null: it is one text. */
  readonly separator: Separator | null;
}

interface EnglishText {
  readonly source: string;
  readonly text: string;
}

const partsOf = (text: string, separator: Separator | null) =>
  separator === null ? [text] : text.split(separator).map((part) => part.trim());

export function useEnglish({ area, is_html, separator }: EnglishOf, saved: string) {
  const [kept, setKept] = useState<EnglishText | null>(null);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<'saved' | { readonly problem: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const sources = partsOf(saved, separator);
    const find = (source: string) =>
      source.trim() === '' ? Promise.resolve('') : findEnglish({ area, is_html, source });
    void Promise.all(sources.map(find)).then((found) => {
      if (!isCurrent) return;
      const isEmpty = found.every((part) => (part ?? '') === '');
      const joint = separator === ',' ? ', ' : '\n';
      const english = isEmpty ? '' : found.map((part) => part ?? '').join(joint);
      setKept({ source: saved, text: english });
      setText(english);
    });
    return () => {
      isCurrent = false;
    };
  }, [area, is_html, separator, saved]);

  const keep = async (source: string) => {
    const isKept = kept === null || (kept.source === source && kept.text === text);
    if (isKept || source.trim() === '' || (text === '' && kept.text === '')) return;
    const english = partsOf(text, separator);
    const texts = partsOf(source, separator).flatMap((part, place) =>
      part.trim() === '' ? [] : [{ source: part, english: english[place] ?? '' }],
    );
    const problems = await Promise.all(
      texts.map((part) => saveEnglish({ area, is_html, source: part.source }, part.english)),
    );
    const problem = problems.find((found) => found !== null);
    setOutcome(problem === undefined ? 'saved' : { problem });
    if (problem === undefined) setKept({ source, text });
  };
  const write = (next: string) => {
    setText(next);
    setOutcome(null);
  };
  return { text, write, keep, outcome, isMissing: kept !== null && text.trim() === '' };
}
