export const AD_TICK = 'ads.agreed';
