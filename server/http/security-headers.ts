type Headers = Readonly<Record<string, string>>;

/** Told to every browser, on every answer. HSTS only in production, where the address is https. */
export function commonHeaders(isProduction: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isProduction ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** For answers that are data: nothing in them may ever run or be framed. */
export const dataPolicy: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For files that came from outside: whatever a browser makes of one, it is nobody's page. */
export const filePolicy: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

const documentFeatures: Headers = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * For an HTML document. Scripts come from our own files; an inline script runs only when it is one of `hashes`
 * (`sha256-…`), which whoever renders the document knows. They are never read off the document: an injected script
 * stands there, too. `development` lets Vite's client in, which injects scripts and opens a websocket.
 */
export function documentHeaders(hashes: readonly string[], mode: 'strict' | 'development'): Headers {
  const scripts = mode === 'development' ? "'unsafe-inline'" : hashes.map((hash) => `'${hash}'`).join(' ');
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    mode === 'development' ? "connect-src 'self' ws:" : "connect-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return { 'content-security-policy': policy.join('; '), ...documentFeatures };
}
