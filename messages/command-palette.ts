import { inLanguage } from '#shared/language/language.ts';
import { commandPaletteCopy as en } from './en/command-palette.ts';
import { commandPaletteCopy as id } from './id/command-palette.ts';

export const commandPaletteCopy = inLanguage({ id, en });
