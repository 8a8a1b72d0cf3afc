import { useEffect, useState } from 'react';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { findTranslations, saveTranslation } from '#contract/translations/admin.ts';
import type { OwnerText } from '#shared/language/owner-texts.ts';

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

const FIND = { method: 'post', path: '/api/admin/translations/search' } as const;
const SAVE = { method: 'put', path: '/api/admin/translations' } as const;
const MAX_TEXTS = 200;

interface EnglishLookup {
  readonly text: OwnerText;
  readonly answer: (english: string | null) => void;
}
let asked: EnglishLookup[] = [];

function findEnglish(text: OwnerText): Promise<string | null> {
  return new Promise((answer) => {
    asked.push({ text, answer });
    if (asked.length === 1) queueMicrotask(flushLookups);
  });
}

async function flushLookups(): Promise<void> {
  const all = asked;
  asked = [];
  for (let start = 0; start < all.length; start += MAX_TEXTS) {
    const part = all.slice(start, start + MAX_TEXTS);
    const found = await browserClient.call<typeof findTranslations>(FIND, {
      body: { texts: part.map(({ text }) => text) },
    });
    for (const [index, { answer }] of part.entries()) {
      answer(found.ok ? (found.value.translations[index] ?? null) : null);
    }
  }
}

/** Returns the message to show when saving failed; null: it was saved. */
async function saveEnglish(text: OwnerText, english: string): Promise<string | null> {
  const saved = await browserClient.call<typeof saveTranslation>(SAVE, { body: { ...text, text: english } });
  return saved.ok ? null : saved.refusal.message;
}
