import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface RequestFacts {
  readonly method: string;
  /** The matched pattern, never the path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  observeRequest(facts: RequestFacts): void;
  read(): Promise<string>;
  readRecent(): RecentRequests;
}

export interface GaugeValue<Name extends string> {
  readonly name: Name;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface MetricsOptions<Name extends string> {
  readonly help: Readonly<Record<Name, string>>;
  readonly readGauges: () => Promise<readonly GaugeValue<Name>[]>;
}

const PREFIX = 'arunika_';
/** Buckets reach from a cached answer to the limit of a person's patience. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics<Name extends string>({ help, readGauges }: MetricsOptions<Name>): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Requests from outside, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const recent = countRecentRequests();
  let isWatched = false;
  return {
    observeRequest({ seconds, ...labels }) {
      requests.observe(labels, seconds);
      recent.observe(labels.status);
    },
    readRecent: recent.read,
    async read() {
      // An unwatched process need not count garbage collections.
      if (!isWatched) collectDefaultMetrics({ register: registry });
      isWatched = true;
      const [own, gauges] = await Promise.all([registry.metrics(), readGauges()]);
      return own + (await textOf(gauges, help));
    },
  };
}

/** A registry per answer, so that an unread figure is missing instead of old. */
function textOf<Name extends string>(
  values: readonly GaugeValue<Name>[],
  help: Readonly<Record<Name, string>>,
): Promise<string> {
  const registry = new Registry();
  for (const [name, those] of Map.groupBy(values, (each) => each.name)) {
    const gauge = new Gauge({
      name: PREFIX + name,
      help: help[name],
      labelNames: Object.keys(those[0]?.labels ?? {}),
      registers: [registry],
    });
    for (const { value, labels = {} } of those) gauge.set(labels, value);
  }
  return registry.metrics();
}

const SLOTS = 15;
const SLOT_MS = 60_000;

export interface RecentRequests {
  readonly requests: number;
  readonly failed: number;
}

/** A ring of minutes: constant space however many requests come. */
export function countRecentRequests(now: () => number = Date.now) {
  const slots = Array.from({ length: SLOTS }, () => ({ minute: -1, requests: 0, failed: 0 }));
  return {
    observe(status: number): void {
      const minute = Math.floor(now() / SLOT_MS);
      const slot = slots[minute % SLOTS];
      if (slot === undefined) return;
      if (slot.minute !== minute) Object.assign(slot, { minute, requests: 0, failed: 0 });
      slot.requests += 1;
      if (status >= 500) slot.failed += 1;
    },
    read(): RecentRequests {
      const oldest = Math.floor(now() / SLOT_MS) - SLOTS;
      const recent = slots.filter(({ minute }) => minute > oldest);
      return {
        requests: recent.reduce((sum, { requests }) => sum + requests, 0),
        failed: recent.reduce((sum, { failed }) => sum + failed, 0),
      };
    },
  };
}
