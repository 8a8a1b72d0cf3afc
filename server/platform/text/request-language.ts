import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#shared/language/language.ts';

const requests = new AsyncLocalStorage<Language>();
globalThis.arunikaRequestLanguage = requests;

/** Answers a request, runs a job or writes a mail in a language: every text that it reads is of that language. */
export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  requests.run(language, run);

/** Loads modules that must not read a text yet: it would stay in whatever language was first. */
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
