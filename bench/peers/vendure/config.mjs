import {
  configureDefaultOrderProcess,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} from '@vendure/core';

/** Vendure as its own template sets it up, for goods that are not shipped. */
export const config = {
  apiOptions: { port: 0, hostname: '127.0.0.1' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'superadmin', password: 'bench-password' },
    cookieOptions: { secret: 'bench-secret' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: process.env.DATABASE_URL,
    logging: false,
    poolSize: 12,
  },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  orderOptions: {
    process: [
      configureDefaultOrderProcess({
        arrangingPaymentRequiresShipping: false,
        arrangingPaymentRequiresStock: false,
      }),
    ],
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [DefaultJobQueuePlugin.init({ pollInterval: 10 }), DefaultSearchPlugin.init({})],
};
