import { fetchWithin } from '../failures/within.ts';
import type { Logger } from '../telemetry/logger.ts';

export type SendSms = (phone: string, text: string) => Promise<void>;

export interface SmsOptions {
  readonly url: string;
  readonly token: string | null;
}

const TIMEOUT_MS = 10_000;

export function createSmsSender({ url, token }: SmsOptions): SendSms {
  const send = fetchWithin(TIMEOUT_MS);
  return async (to, text) => {
    const response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
    });
    if (!response.ok) throw new Error(`the text message carrier answered ${response.status}`);
  };
}

export function createLogSmsSender(logger: Logger): SendSms {
  return async (phone, text) => logger.info({ phone, text }, 'text message');
}
