import { inLanguage } from '#shared/language.ts';
import { gatewayCopy as en } from './en/gateways.ts';
import { gatewayCopy as id } from './id/gateways.ts';

export const gatewayCopy = inLanguage({ id, en });
