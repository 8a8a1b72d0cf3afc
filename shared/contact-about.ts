/** `?about=` of the contact page: its form begins with a request for money back. */
export const ABOUT_REFUND = 'refund';
