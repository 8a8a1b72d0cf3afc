import { z } from 'zod';

type Chain = Readonly<Record<string, ChainedRequest>>;
interface ChainedRequest {
  readonly url: string;
  readonly children: Chain;
}

const chain: z.ZodType<Chain> = z.lazy(() =>
  z.record(z.string(), z.object({ url: z.string(), children: chain })),
);

const findings = z.object({
  'unused-javascript': z.object({ details: z.object({ overallSavingsBytes: z.number().default(0) }) }),
  'network-dependency-tree-insight': z.object({
    details: z.object({ items: z.array(z.object({ value: z.object({ chains: chain.optional() }) })) }),
  }),
  'forced-reflow-insight': z.object({
    details: z.object({
      items: z.array(z.object({ items: z.array(z.object({ reflowTime: z.number() })).default([]) })),
    }),
  }),
});

/** Says what does not depend on the speed of the machine: script that did not run, the longest chain of requests, reflows. */
export function describeFindings(audits: unknown): readonly string[] {
  const found = findings.parse(audits);
  const unused = found['unused-javascript'].details.overallSavingsBytes;
  const trees = found['network-dependency-tree-insight'].details.items.map(({ value }) => value.chains ?? {});
  const reflows = found['forced-reflow-insight'].details.items.flatMap(({ items }) => items);
  const reflowMs = reflows.reduce((sum, { reflowTime }) => sum + reflowTime, 0);
  return [
    `unused script ${Math.round(unused / 1024)} KB`,
    `chain ${longest(Object.assign({}, ...trees)).join(' → ')}`,
    `forced reflow ${Math.round(reflowMs)} ms`,
  ];
}

function longest(requests: Chain): readonly string[] {
  const chains = Object.values(requests).map(({ url, children }) => [nameOf(url), ...longest(children)]);
  return chains.reduce((one, other) => (other.length > one.length ? other : one), []);
}

const nameOf = (url: string) => new URL(url).pathname.replace(/^\/assets\//, '');
