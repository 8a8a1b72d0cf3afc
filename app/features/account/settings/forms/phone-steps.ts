export const PHONE_CODE_SENT = 'PHONE_CODE_SENT';
export const PHONE_OTHER = 'PHONE_OTHER';
