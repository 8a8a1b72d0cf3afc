/** What a closed loop of `concurrency` callers achieved. */
export interface Drive {
  readonly per_second: number;
  readonly latencies_ms: readonly number[];
}

interface Plan<Work> {
  readonly errands: Iterator<Work, void>;
  readonly concurrency: number;
  readonly seconds: number;
  readonly run: (work: Work) => Promise<void>;
}

/** Keeps `concurrency` calls in flight until the time is over; each caller takes the next errand when it is done. */
export async function drive<Work>(plan: Plan<Work>): Promise<Drive> {
  const latencies: number[] = [];
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
  return { per_second: latencies.length / elapsed, latencies_ms: latencies };
}
