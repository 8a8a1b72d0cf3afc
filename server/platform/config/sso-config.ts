import { z } from 'zod';

const ssoProvider = z.object({
  provider_id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  domain: z.string().toLowerCase(),
  issuer: z.url(),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
});
export const ssoProviders = z
  .string()
  .default('[]')
  .transform((text, context) => {
    const parsed = z.array(ssoProvider).safeParse(parseList(text));
    if (parsed.success) return parsed.data;
    context.addIssue('bukan daftar JSON dari {provider_id, domain, issuer, client_id, client_secret}');
    return z.NEVER;
  });

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
