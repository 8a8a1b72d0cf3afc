import { inLanguage } from '#shared/language/language.ts';
import { devGatewayCopy as en } from './en/dev-gateway.ts';
import { devGatewayCopy as id } from './id/dev-gateway.ts';

export const devGatewayCopy = inLanguage({ id, en });
