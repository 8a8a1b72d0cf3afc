import { inLanguage } from '#shared/language/language.ts';
import { playerCopy as en } from './en/player.ts';
import { playerCopy as id } from './id/player.ts';

export const playerCopy = inLanguage({ id, en });
