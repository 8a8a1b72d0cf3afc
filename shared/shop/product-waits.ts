/** What somebody waits for: that a product can be bought for the first time, or again. */
export const waitEvents = ['launch', 'restock'] as const;
export type WaitEvent = (typeof waitEvents)[number];

/** States of a place on the list, as the staff see them. */
export const waitStates = ['unconfirmed', 'waiting', 'mailed', 'left'] as const;

/** A wave is this many times what is in stock: not everybody who waits buys. */
export const WAVE_PER_STOCK = 3;

/** The page that asks for an address. */
export const waitPath = (slug: string): string => `/notify/${slug}`;
