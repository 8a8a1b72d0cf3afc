import { createHash } from 'node:crypto';

type Headers = Readonly<Record<string, string>>;

/** HSTS only in production, over https. */
export function commonHeaders(isProduction: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isProduction ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

export const dataPolicy: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Uploaded files are never shown as a page. */
export const filePolicy: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

const documentFeatures: Headers = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Allows our own scripts and inline ones of the given `hashes` (`sha256-…`), which come from the renderer, never from
 * the document, which may contain an injected script. `development` allows Vite's client.
 */
export function documentHeaders(
  hashes: readonly string[],
  mode: 'strict' | 'development',
  frameOrigin: string | null = null,
): Headers {
  const scripts = mode === 'development' ? "'unsafe-inline'" : hashes.map((hash) => `'${hash}'`).join(' ');
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Players build blobs from film segments.
    "media-src 'self' blob:",
    mode === 'development' ? "connect-src 'self' ws:" : "connect-src 'self'",
    // A lesson's film at another host.
    ...(frameOrigin === null ? [] : [`frame-src ${frameOrigin}`]),
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return { 'content-security-policy': policy.join('; '), ...documentFeatures };
}

/** Weak, because the same answer may be compressed or not. */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tag = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*');
}
