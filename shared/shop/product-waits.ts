export const waitEvents = ['launch', 'restock'] as const;
export type WaitEvent = (typeof waitEvents)[number];

export const waitStates = ['unconfirmed', 'waiting', 'mailed', 'left'] as const;

/** A wave is this many times what is in stock: not everybody who waits buys. */
export const WAVE_PER_STOCK = 3;

export const waitPath = (slug: string): string => `/notify/${slug}`;
