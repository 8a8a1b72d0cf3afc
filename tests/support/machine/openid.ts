import { OAuth2Server } from 'oauth2-mock-server';

/** The person whom the provider vouches for; each test changes what it wants to lie about. */
export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  /** Instead of the nonce that was asked for. */
  nonce?: string;
}

export interface OpenIdServer {
  readonly issuer: string;
  readonly claims: Claims;
  /** Acts as the browser at the provider's page; returns the address it comes back to, as path and query. */
  consent(url: string): Promise<string>;
  stop(): Promise<void>;
}

/** A local OpenID provider that signs with its own key, checks PKCE and repeats the nonce. */
export async function startOpenId(): Promise<OpenIdServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url ?? '';
  const claims: Claims = { sub: 'g-1', email: 'sari@contoh.example', email_verified: true, name: 'Sari' };
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, claims, { aud: 'arunika-client' });
  });
  return {
    issuer,
    claims,
    async consent(url) {
      const answer = await fetch(url, { redirect: 'manual' });
      const { pathname, search } = new URL(answer.headers.get('location') ?? '');
      return `${pathname}${search}`;
    },
    stop: () => server.stop(),
  };
}
