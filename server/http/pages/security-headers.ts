type Headers = Readonly<Record<string, string>>;

/** On every response. HSTS only in production, over https. */
export function commonHeaders(isProduction: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isProduction ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** For data: nothing in it may run or be framed. */
export const dataPolicy: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For uploaded files: never a page. */
export const filePolicy: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

const documentFeatures: Headers = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * For an HTML document. Allows our own scripts and inline ones of the given `hashes` (`sha256-…`), which the renderer
 * knows; they are never computed from the document, which may contain an injected script. `development` allows Vite's
 * client.
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
    // What a player puts together of a film's segments.
    "media-src 'self' blob:",
    mode === 'development' ? "connect-src 'self' ws:" : "connect-src 'self'",
    // The film of a lesson that lies with another host.
    ...(frameOrigin === null ? [] : [`frame-src ${frameOrigin}`]),
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return { 'content-security-policy': policy.join('; '), ...documentFeatures };
}
