import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export class BlockedAddress extends Error {}
export class OversizedAnswer extends Error {}

interface Options {
  /** Set for tests and servers in one's own network. */
  readonly allows_private: boolean;
  readonly limitMs: number;
  readonly max_bytes: number;
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
}

const MAX_REDIRECTS = 3;
const resolveAll = (host: string) => lookup(host, { all: true });
const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Public addresses over https only. Connects to the very address it checked, on redirects too (SSRF). */
export function createPublicFetch(options: Options): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const body = new Uint8Array(await asked.arrayBuffer());
    const signal = AbortSignal.timeout(options.limitMs);
    let url = new URL(asked.url);
    for (let hops = 0; ; hops++) {
      const response = await send(url, { asked, body, signal }, options);
      const target = response.headers.get('location');
      if (target === null || !isRedirect(response.status) || asked.redirect === 'manual') return response;
      if (hops === MAX_REDIRECTS) throw new BlockedAddress('too many redirects');
      const next = new URL(target, url);
      // Credentials are for the named host only.
      if (next.host !== url.host) asked.headers.delete('authorization');
      url = next;
    }
  };
}

interface OutgoingRequest {
  readonly asked: Request;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signal: AbortSignal;
}

async function send(url: URL, { asked, body, signal }: OutgoingRequest, options: Options): Promise<Response> {
  const { allows_private, max_bytes, resolve = resolveAll } = options;
  const isPlain = url.protocol === 'http:' && allows_private;
  if (url.protocol !== 'https:' && !isPlain) throw new BlockedAddress('only https is asked');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const [found] = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  if (found === undefined || !(allows_private || isPublic(found.address))) {
    throw new BlockedAddress(`${url.host} is not public`);
  }
  const pinned: LookupFunction = (_name, { all }, done) =>
    all === true ? done(null, [found]) : done(null, found.address, found.family);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...Object.fromEntries(asked.headers), 'content-length': body.byteLength };
    const call = (isPlain ? httpRequest : httpsRequest)(
      url,
      { method: asked.method, headers, signal, lookup: pinned, agent: false },
      resolve,
    );
    call.on('error', reject);
    call.end(body);
  });
  const status = answer.statusCode ?? 502;
  const bytes = await readBytes(answer, max_bytes);
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : bytes, { status, headers: headersOf(answer) });
}

/** All IPv6 addresses assigned so far (IANA, RFC 4291); newer ranges are refused. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Reserved for documentation (RFC 9637); the library does not know it yet. */
const IPV6_DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');

/**
 * True only for the public internet: unreserved IPv4, and `2000::/3`. IPv4 mapped into IPv6 counts as IPv4; translation
 * prefixes (NAT64, 6to4, Teredo) are refused.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  if (known.range() !== 'unicast') return false;
  return known instanceof ipaddr.IPv4 || (known.match(GLOBAL_IPV6) && !known.match(IPV6_DOCUMENTATION));
}

async function readBytes(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > maxBytes) throw new OversizedAnswer(`more than ${maxBytes} bytes`);
    chunks.push(bytes);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function headersOf({ headers }: IncomingMessage): Headers {
  const known = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) known.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return known;
}
