import '#contract/input-messages.ts';
import type { z } from 'zod';

/** The first problem per field path (`items.0.price`); `body` for the body itself. */
export function fieldProblems(error: z.ZodError): Record<string, string> {
  const problems = new Map<string, string>();
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const name = path.length === 0 ? 'body' : path.join('.');
      if (!problems.has(name)) problems.set(name, issue.message);
    }
  }
  return Object.fromEntries(problems);
}
