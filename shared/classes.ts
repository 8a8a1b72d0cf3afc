import { bundlePartTypes, type ProductType } from './catalog.ts';

export const MAX_SESSIONS = 60;
export const MAX_SESSION_HOURS = 24;

/** Places are counted on pages once they are this few. */
export const FEW_PLACES = 5;

/** Whether a product of this kind can have sessions: what is simply held once it is bought. */
export const canBeClass = (type: ProductType): boolean => bundlePartTypes.some((known) => known === type);
