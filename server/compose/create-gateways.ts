import {
  createDevGateway,
  createPaypalGateway,
  createStripeGateway,
  createXenditGateway,
  DEV_GATEWAY,
  defaultGatewayPolicy,
  type Gateway,
  type GatewayPolicy,
  type Gateways,
  PAYPAL,
  STRIPE,
  XENDIT,
} from '../payments/index.ts';
import { type Config, ConfigError } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';

export interface GatewayParts {
  readonly config: Config;
  readonly db: Database;
  readonly app_url: string;
  /** Timeouts of gateway calls, which tests shorten. */
  readonly gateway_policy?: GatewayPolicy;
}

export function createGateways({ config, db, app_url, ...parts }: GatewayParts): Gateways {
  const { stripe, paypal, xendit } = config.gateway_settings;
  const wait = { policy: parts.gateway_policy ?? defaultGatewayPolicy };
  const known: Readonly<Record<string, () => Gateway>> = {
    [DEV_GATEWAY]: () => createDevGateway({ db, app_url, secret: config.dev_gateway_secret }),
    [STRIPE]: () => createStripeGateway({ ...stripe, ...wait }),
    [PAYPAL]: () => createPaypalGateway({ ...paypal, ...wait }),
    [XENDIT]: () => createXenditGateway({ ...xendit, ...wait }),
  };
  const [first, ...others] = config.gateways.map((name) => {
    const create = known[name];
    if (create === undefined) throw new ConfigError([`GATEWAYS: ${name} tidak dikenal.`]);
    return create();
  });
  if (first === undefined) throw new ConfigError(['GATEWAYS: isi dengan minimal satu gateway.']);
  return [first, ...others];
}
