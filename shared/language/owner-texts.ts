/** Texts of the owner, by who may write them: moderators the articles, admins all. */
export const textAreas = ['catalog', 'articles', 'site'] as const;
export type TextArea = (typeof textAreas)[number];

export interface OwnerText {
  readonly area: TextArea;
  readonly is_html: boolean;
  /** What it says in Indonesian, in which the owner writes. */
  readonly source: string;
}

/** Whether a text has words: `240%` and `24/7` are the same in every language. */
export const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Fields of an answer that are in Indonesian although its reader asked for English. */
export interface Untranslated {
  readonly untranslated?: readonly string[] | undefined;
}
