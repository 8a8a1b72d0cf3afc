import { z } from 'zod';
import { optional } from './optional.ts';

/** Variables for whoever watches the installation. */
export const watchingEnvironment = {
  METRICS_TOKEN: optional.pipe(z.string().min(16).nullable()),
  SENTRY_DSN: optional.pipe(
    z
      .string()
      .regex(/^https?:\/\/\w+@[^\s/]+\/(\S+\/)?\d+$/, 'isi dengan DSN seperti https://KUNCI@HOST/NOMOR.')
      .nullable(),
  ),
};
type WatchingEnvironment = z.output<z.ZodObject<typeof watchingEnvironment>>;

export interface WatchingSettings {
  /** Who may read /metrics from another machine; null: nobody. */
  readonly metrics_token: string | null;
  /** Where unexpected errors are reported, by Sentry's protocol; null: nowhere. */
  readonly sentry_dsn: string | null;
}

export function watchingSettings(env: WatchingEnvironment): WatchingSettings {
  return { metrics_token: env.METRICS_TOKEN, sentry_dsn: env.SENTRY_DSN };
}

export function watchingProblems(
  { SENTRY_DSN }: WatchingEnvironment,
  isProduction: boolean,
): readonly string[] {
  return isProduction && SENTRY_DSN?.startsWith('http:')
    ? ['SENTRY_DSN: harus diawali https:// di produksi.']
    : [];
}
