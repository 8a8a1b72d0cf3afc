import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/captions-editor.ts';
import * as id from './id/captions-editor.ts';

export const captionsEditorCopy = inLanguage({ id: id.captionsEditorCopy, en: en.captionsEditorCopy });
