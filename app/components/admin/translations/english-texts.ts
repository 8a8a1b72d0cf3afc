import { browserClient } from '#app/lib/api/browser-client.ts';
import type { findTranslations, saveTranslation } from '#contract/translations/admin.ts';
import type { OwnerText } from '#shared/language/owner-texts.ts';

const FIND = { method: 'post', path: '/api/admin/translations/search' } as const;
const SAVE = { method: 'put', path: '/api/admin/translations' } as const;
const MAX_TEXTS = 200;

interface EnglishLookup {
  readonly text: OwnerText;
  readonly answer: (english: string | null) => void;
}
let asked: EnglishLookup[] = [];

export function findEnglish(text: OwnerText): Promise<string | null> {
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
export async function saveEnglish(text: OwnerText, english: string): Promise<string | null> {
  const saved = await browserClient.call<typeof saveTranslation>(SAVE, { body: { ...text, text: english } });
  return saved.ok ? null : saved.refusal.message;
}
