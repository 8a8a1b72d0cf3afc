import { expect, test } from 'vitest';
import { splitBlanks, splitPrompts } from './lesson-body.tsx';

test('the code blocks of a lesson are prompts, everything else stays as it was written', () => {
  expect(
    splitPrompts(
      '<p>Tempel:</p><pre><code>Harga &lt; 5 &amp; &quot;pas&quot;<br>Bila tidak ada, diam.\n</code></pre><p>Lalu <em>baca</em>.</p>',
    ),
  ).toEqual([
    { html: '<p>Tempel:</p>' },
    { prompt: 'Harga < 5 & "pas"\nBila tidak ada, diam.' },
    { html: '<p>Lalu <em>baca</em>.</p>' },
  ]);
  expect(splitPrompts('<p>Satu</p>')).toEqual([{ html: '<p>Satu</p>' }]);
  expect(splitPrompts('')).toEqual([]);
});

test('a code block inside a list is not torn out of it', () => {
  const list = '<ul><li>Satu<br><pre><code>x</code></pre></li></ul>';
  expect(splitPrompts(`${list}<pre>y</pre>`)).toEqual([{ html: list }, { prompt: 'y' }]);
});

test('what stands in brackets is a blank; brackets that are not closed on their line are text', () => {
  expect(splitBlanks('Untuk [nama Anda], daftar: [tempel daftar]')).toEqual([
    'Untuk ',
    'nama Anda',
    ', daftar: ',
    'tempel daftar',
    '',
  ]);
  expect(splitBlanks('[satu\ndua]')).toEqual(['[satu\ndua]']);
});
