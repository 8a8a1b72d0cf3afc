/** `?about=` of the contact page, which prefills a refund request. */
export const ABOUT_REFUND = 'refund';
