/** The id of the form that opens a gift. */
export const GIFT_FORM = 'redeem-gift';
