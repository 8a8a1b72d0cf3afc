export const GIFT_FORM = 'redeem-gift';
