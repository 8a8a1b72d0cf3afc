import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#shared/language/language.ts';

const requests = new AsyncLocalStorage<Language>();
globalThis.arunikaRequestLanguage = requests;

export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  requests.run(language, run);

/** Throws when a module reads a text while loading, which would fix its language for all. */
export async function loadWithoutTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  globalThis.arunikaRequestLanguage = {
    getStore() {
      throw new Error(
        'a text is read while modules load: it would stay in one language; read it while rendering',
      );
    },
  };
  try {
    return await load();
  } finally {
    globalThis.arunikaRequestLanguage = requests;
  }
}
