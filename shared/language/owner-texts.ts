/** Moderators may write the articles, admins all. */
export const textAreas = ['catalog', 'articles', 'site'] as const;
export type TextArea = (typeof textAreas)[number];

export interface OwnerText {
  readonly area: TextArea;
  readonly is_html: boolean;
  readonly source: string;
}

/** False for texts like `240%` and `24/7`, which are the same in every language. */
export const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

export interface UntranslatedFields {
  readonly untranslated?: readonly string[] | undefined;
}
