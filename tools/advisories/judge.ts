import { z } from 'zod';

const exception = z.strictObject({
  advisory: z.string().regex(/^GHSA-[\w-]+$/),
  package: z.string().min(1),
  /** Why it does no harm here. */
  reason: z.string().min(20),
  /** The last day of the exception. */
  until: z.iso.date(),
});
export type AdvisoryException = z.output<typeof exception>;

export const parseExceptions = (value: unknown): readonly AdvisoryException[] =>
  z.array(exception).parse(value);

const finding = z.object({ name: z.string(), severity: z.string(), title: z.string(), url: z.string() });
type Finding = z.output<typeof finding>;
/** An advisory of the package itself, or the name of the package that it comes from. */
const answer = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), finding])) })),
});
const refusal = z.object({ message: z.string() });

export interface Verdict {
  /** `unknown`: the registry did not answer. */
  readonly state: 'good' | 'bad' | 'unknown';
  readonly lines: readonly string[];
}

interface Rules {
  readonly exceptions: readonly AdvisoryException[];
  readonly today: string;
}

/** Judges the output of `npm audit --json`. */
export function judge(output: string, { exceptions, today }: Rules): Verdict {
  const told = parse(output);
  const parsed = answer.safeParse(told);
  if (!parsed.success) return unknown(told);
  const all = Object.values(parsed.data.vulnerabilities).flatMap(({ via }) => via);
  const grave = all
    .filter((each): each is Finding => typeof each !== 'string')
    .filter(({ severity }) => severity === 'high' || severity === 'critical');
  const open = [...new Map(grave.map((each) => [`${each.name} ${each.url}`, each])).values()].filter(
    (each) => !exceptions.some((known) => covers(known, each, today)),
  );
  if (open.length === 0) {
    return { state: 'good', lines: ['Tidak ada celah high atau critical yang diketahui.'] };
  }
  return {
    state: 'bad',
    lines: open.map(({ name, severity, title, url }) => `${severity} ${name}: ${title} ${url}`),
  };
}

function covers(known: AdvisoryException, found: Finding, today: string): boolean {
  return known.package === found.name && found.url.endsWith(`/${known.advisory}`) && known.until >= today;
}

function unknown(told: unknown): Verdict {
  const said = refusal.safeParse(told);
  const why = said.success ? said.data.message : 'tidak ada jawaban yang dapat dibaca';
  return { state: 'unknown', lines: [`Belum diperiksa: registry tidak dapat ditanya (${why}).`] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
