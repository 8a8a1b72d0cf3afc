import { inLanguage } from '#shared/language/language.ts';
import { qrPaymentCopy as en } from './en/qr-payment.ts';
import { qrPaymentCopy as id } from './id/qr-payment.ts';

export const qrPaymentCopy = inLanguage({ id, en });
