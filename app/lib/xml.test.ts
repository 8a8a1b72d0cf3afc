import { expect, test } from 'vitest';
import { xmlText } from './xml.ts';

test('text can neither become markup nor make a document that no reader takes', () => {
  expect(xmlText('<b> & "c"\u0000\u000b')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
});
