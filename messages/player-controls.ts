import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/player-controls.ts';
import * as id from './id/player-controls.ts';

export const playerControlsCopy = inLanguage({ id: id.playerControlsCopy, en: en.playerControlsCopy });
