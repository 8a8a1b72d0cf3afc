import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('text can neither become markup nor make the document invalid', () => {
  expect(escapeXml('<b> & "c"\u0000\u000b')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
});
