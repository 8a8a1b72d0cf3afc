import { z } from 'zod';
import { samplerNames, type TraceSettings } from '../telemetry/tracing.ts';
import { optional } from './optional.ts';

const address = z.url({ protocol: /^https?$/ }).nullable();

export const watchingEnvironment = {
  METRICS_TOKEN: optional.pipe(z.string().min(16).nullable()),
  SENTRY_DSN: optional.pipe(
    z
      .string()
      .regex(/^https?:\/\/\w+@[^\s/]+\/(\S+\/)?\d+$/, 'isi dengan DSN seperti https://KUNCI@HOST/NOMOR.')
      .nullable(),
  ),
  // Names of the OpenTelemetry specification; the exporter reads the rest itself.
  OTEL_SDK_DISABLED: optional,
  OTEL_TRACES_EXPORTER: optional.pipe(z.enum(['otlp', 'none']).nullable()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional.pipe(address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional.pipe(address),
  OTEL_TRACES_SAMPLER: optional.pipe(z.enum(samplerNames).nullable()),
  OTEL_TRACES_SAMPLER_ARG: optional.pipe(z.coerce.number<string>().min(0).max(1).nullable()),
};
type WatchingEnvironment = z.output<z.ZodObject<typeof watchingEnvironment>>;

export interface WatchingSettings {
  /** Token to read /metrics from another machine; null: nobody may. */
  readonly metrics_token: string | null;
  /** Unexpected errors are reported here by Sentry's protocol; null: nowhere. */
  readonly sentry_dsn: string | null;
  /** Traces by OTLP; null: not collected. */
  readonly traces: TraceSettings | null;
}

export function watchingSettings(env: WatchingEnvironment): WatchingSettings {
  return { metrics_token: env.METRICS_TOKEN, sentry_dsn: env.SENTRY_DSN, traces: traceSettings(env) };
}

function traceSettings(env: WatchingEnvironment): TraceSettings | null {
  const isOff = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none';
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (isOff || endpoint === null) return null;
  return {
    sampler: env.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    ratio: env.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

export function watchingProblems(
  { SENTRY_DSN }: WatchingEnvironment,
  isProduction: boolean,
): readonly string[] {
  return isProduction && SENTRY_DSN?.startsWith('http:')
    ? ['SENTRY_DSN: harus diawali https:// di produksi.']
    : [];
}
