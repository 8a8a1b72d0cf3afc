import { median } from './figure.ts';

interface Drive {
  readonly per_second: number;
  readonly latencies_ms: readonly number[];
  /** Share of a core that the caller took. */
  readonly client_share: number;
}

interface Plan<Work> {
  readonly errands: Iterator<Work, void>;
  readonly concurrency: number;
  readonly seconds: number;
  readonly run: (work: Work) => Promise<void>;
}

/** Keeps `concurrency` calls in flight until the time is over. */
export async function drive<Work>(plan: Plan<Work>): Promise<Drive> {
  const latencies: number[] = [];
  const usage = process.cpuUsage();
  const started = performance.now();
  const deadline = started + plan.seconds * 1000;
  const caller = async () => {
    while (performance.now() < deadline) {
      const next = plan.errands.next();
      if (next.done === true) throw new Error('ran out of errands: populate more buyers or products');
      const begun = performance.now();
      await plan.run(next.value);
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: plan.concurrency }, caller));
  const elapsed = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(usage);
  return {
    per_second: latencies.length / elapsed,
    latencies_ms: latencies,
    client_share: (user + system) / 1e6 / elapsed,
  };
}

const ROUNDS = 3;
type LoadPlan<Work> = Omit<Plan<Work>, 'seconds'>;

/** Alternates ours and the limit on the same database after a warm-up; returns medians of the rounds. */
export async function driveInTurn<Work>(
  ours: LoadPlan<Work>,
  limit: LoadPlan<Work>,
  { warmUpSeconds, seconds }: { readonly warmUpSeconds: number; readonly seconds: number },
) {
  await drive({ ...ours, seconds: warmUpSeconds });
  await drive({ ...limit, seconds: warmUpSeconds });
  const rates: { ours: number; limit: number }[] = [];
  const latencies: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const mine = await drive({ ...ours, seconds });
    shares.push(mine.client_share);
    latencies.push(...mine.latencies_ms);
    rates.push({ ours: mine.per_second, limit: (await drive({ ...limit, seconds })).per_second });
  }
  return {
    ours: median(rates.map((rate) => rate.ours)),
    limit: median(rates.map((rate) => rate.limit)),
    latencies,
    client_share: median(shares),
  };
}
