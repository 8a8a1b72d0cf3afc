export const paymentTabs = ['payments', 'webhooks', 'reconciliation'] as const;
export type PaymentTab = (typeof paymentTabs)[number];

/** Values of the filter by gateway (APAY-004). */
export const gateways = ['stripe', 'paypal', 'dev_mode', 'xendit'] as const;
