/** Texts of another language than the Indonesian that tests read without it. */
export { runInLanguage } from '#server/platform/text/request-language.ts';
