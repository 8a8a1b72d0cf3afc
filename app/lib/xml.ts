import { withoutControls } from '#shared/text/control-characters.ts';

/** An XML document of ours; every text in it has gone through `escapeXml`. */
export function xmlResponse(body: string, type = 'application/xml'): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
}

/** Text as it may stand in an element or attribute. XML knows no control characters, not even escaped ones. */
export function escapeXml(text: string): string {
  return withoutControls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
