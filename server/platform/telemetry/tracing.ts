import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import { settleWithin } from '../failures/within.ts';
import { VERSION } from './version.ts';

export interface SpanFacts {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
  /** The caller's `traceparent`; null: none. Defaults to the surrounding span. */
  readonly parent?: string | null;
}

export interface OpenSpan {
  describe(name: string, attributes: Attributes): void;
  fail(type: string): void;
}

interface Tracing {
  start(facts: SpanFacts, around: Context | undefined): { readonly span: Span; readonly context: Context };
  traceparentOf(context: Context): string | null;
  markFailed(span: Span, type: string): void;
}

/** Process-wide, as OpenTelemetry requires; null: not collected. */
let tracing: Tracing | null = null;
const active = new AsyncLocalStorage<Context>();

/** Runs work as a span, the parent of all spans begun in it; only runs it when tracing is off. */
export async function inSpan<Value>(
  facts: SpanFacts,
  work: (span: OpenSpan | null) => Promise<Value>,
): Promise<Value> {
  const current = tracing;
  if (current === null) return work(null);
  const { span, context } = current.start(facts, active.getStore());
  const fail = (type: string) => current.markFailed(span, type);
  const describe = (name: string, attributes: Attributes) => {
    span.updateName(name);
    span.setAttributes(attributes);
  };
  try {
    return await active.run(context, () => work({ describe, fail }));
  } catch (error) {
    fail(error instanceof Error ? error.name : 'Error');
    throw error;
  } finally {
    span.end();
  }
}

export const isTraced = (): boolean => tracing !== null && active.getStore() !== undefined;

/** W3C `traceparent` of the surrounding span, for work that continues elsewhere; null without one. */
export function currentTraceparent(): string | null {
  const context = active.getStore();
  return tracing === null || context === undefined ? null : tracing.traceparentOf(context);
}

export interface TraceSettings {
  readonly sampler: SamplerName;
  /** Share of traces kept, 0 to 1, for ratio samplers. */
  readonly ratio: number;
}

export const samplerNames = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;
type SamplerName = (typeof samplerNames)[number];

export interface Traces {
  close(limitMs: number): Promise<void>;
}

/**
 * Sends spans by OTLP over HTTP, configured by the standard variables. Registers nothing globally, so that libraries
 * add no spans with attributes we did not choose (ADR 0068).
 */
export async function openTraces(settings: TraceSettings | null): Promise<Traces> {
  if (settings === null) return { close: async () => undefined };
  const [api, core, sdk, resources, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, consumer: api.SpanKind.CONSUMER };
  const named = resources.resourceFromAttributes({ 'service.name': 'arunika', 'service.version': VERSION });
  const chosen = resources.detectResources({
    detectors: [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector],
  });
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(sdk, settings),
    resource: resources.defaultResource().merge(named).merge(chosen),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new otlp.OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('arunika', VERSION);
  const propagator = new core.W3CTraceContextPropagator();
  const carried = (traceparent: string) =>
    propagator.extract(api.ROOT_CONTEXT, { traceparent }, api.defaultTextMapGetter);
  tracing = {
    start({ name, kind, attributes = {}, parent }, around) {
      const above = typeof parent === 'string' ? carried(parent) : (around ?? api.ROOT_CONTEXT);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, above);
      return { span, context: api.trace.setSpan(above, span) };
    },
    traceparentOf(context) {
      const carrier: { traceparent?: string } = {};
      propagator.inject(context, carrier, api.defaultTextMapSetter);
      return carrier.traceparent ?? null;
    },
    markFailed(span, type) {
      span.setAttribute('error.type', type);
      span.setStatus({ code: api.SpanStatusCode.ERROR });
    },
  };
  return {
    async close(limitMs) {
      tracing = null;
      await settleWithin(limitMs, provider.shutdown());
    },
  };
}

function samplerOf(
  sdk: typeof import('@opentelemetry/sdk-trace'),
  { sampler, ratio }: TraceSettings,
): import('@opentelemetry/sdk-trace').Sampler {
  const roots = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  };
  switch (sampler) {
    case 'always_on':
    case 'always_off':
    case 'traceidratio':
      return roots[sampler]();
    case 'parentbased_always_on':
      return new sdk.ParentBasedSampler({ root: roots.always_on() });
    case 'parentbased_always_off':
      return new sdk.ParentBasedSampler({ root: roots.always_off() });
    case 'parentbased_traceidratio':
      return new sdk.ParentBasedSampler({ root: roots.traceidratio() });
  }
}
