import { decodeHTMLStrict } from 'entities';
import { expect, test } from 'vitest';
import { formatCueTime, MAX_CUES, parseCaptions, parseTime, writeCaptions } from './captions.ts';

const textsOf = (file: string) => parseCaptions(file)?.map(({ text }) => text);

test('WebVTT and SRT are read into the same cues, in their order', () => {
  const vtt = `WEBVTT Kelas

STYLE
::cue { background: url(https://jahat.example) }

NOTE bukan takarir

dua
00:04.000 --> 00:06.500 line:0 align:start region:jahat
Kedua

00:00:01.000 --> 00:00:03.000
Halo
dan selamat datang
`;
  const srt =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:03,000\r\nHalo\r\ndan selamat datang\r\n\r\n2\r\n00:00:04,000 --> 00:00:06,500 X1:40\r\n{\\an8}<font color="#fff">Kedua</font>\r\n';
  const cues = [
    { start: 1000, end: 3000, text: 'Halo\ndan selamat datang', settings: '' },
    { start: 4000, end: 6500, text: 'Kedua', settings: '' },
  ];
  expect(parseCaptions(srt)).toEqual(cues);
  expect(parseCaptions(vtt)).toEqual([cues[0], { ...cues[1], settings: 'line:0 align:start' }]);
});

test('what is written is text and three marks, whatever was uploaded', () => {
  const lines = [
    '<script>alert(1)</script>tetap',
    '<<script>script>alert(1)',
    '<img src=x onerror=alert(1)> 5 < 6 & 7',
    '&lt;script&gt; <b>tebal</b> <I>miring</I> <v Sari>suara</v> <c.kuning>warna</c>',
    '<00:00:01.500>waktu <b onclick=x>palsu</b>',
  ];
  const written = writeCaptions(
    parseCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${lines.join('\n')}`) ?? [],
  );
  expect(written).not.toMatch(/<(?!\/?[biu]>)/);
  expect(written).toContain('alert(1)tetap');
  expect(written).toContain('5 &lt; 6 &amp; 7');
  expect(written).toContain('&lt;script&gt; <b>tebal</b> <i>miring</i> suara warna');
});

test('text that looks like times or ends a cue stays text, and writing is read back the same', () => {
  const cues = [{ start: 0, end: 3_723_004, text: 'A --> B\n\n&amp; <i>x</i>', settings: '' }];
  const written = writeCaptions(cues);
  expect(written).toBe('WEBVTT\n\n00:00:00.000 --> 01:02:03.004\nA --&gt; B\n&amp;amp; <i>x</i>\n');
  expect(textsOf(written)).toEqual(['A --> B\n&amp; <i>x</i>']);
  expect(writeCaptions(parseCaptions(written) ?? [])).toBe(written);
});

test('times that can not be are no captions', () => {
  const file = (times: string) => `WEBVTT\n\n${times}\nHalo\n`;
  for (const times of ['00:02.000 --> 00:01.000', '00:01.000 --> 00:01.000', '0x --> 1', '--> 00:01.000']) {
    expect([times, parseCaptions(file(times))]).toEqual([times, null]);
  }
  for (const empty of ['', 'WEBVTT\n', 'Halo saja']) expect(parseCaptions(empty)).toBe(null);
  const many = Array.from({ length: MAX_CUES + 1 }, () => '00:01.000 --> 00:02.000\na\n').join('\n');
  expect(parseCaptions(many)).toBe(null);
});

test('cues that last no time are left out, and the others stay', () => {
  const file =
    '1\n00:00:00,000 --> 00:00:02,400\nHalo\n\n2\n00:00:02,400 --> 00:00:02,400\n[musik]\n\n3\n00:00:02,400 --> 00:00:05,000\nMulai\n';
  expect(textsOf(file)).toEqual(['Halo', 'Mulai']);
});

test('signs that were written as entities are signs, by name and by number', () => {
  const said =
    'that&#39;s &#x27;it&#X27; &amp; &quot;more&quot; &apos;yes&apos; &eacute; &hellip; &nbsp;&copy; &lt;3 AT&T &amp;#39; &tidak;';
  expect(
    parseCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${said}\n`, decodeHTMLStrict)?.map(({ text }) => text),
  ).toEqual(["that's 'it' & \"more\" 'yes' é …  © <3 AT&T &#39; &tidak;"]);
});

test('an arrow that somebody says is text, short times and cues that overlap are cues', () => {
  const srt =
    '1\n0:0:4,8 --> 0:0:7,4\nA --> B\n10:00 --> 11:00\n2\n0:0:6,0 --> 0:0:8,812345\nlanjut --> selesai\n';
  expect(parseCaptions(srt)).toEqual([
    { start: 4800, end: 7400, text: 'A --> B\n10:00 --> 11:00', settings: '' },
    { start: 6000, end: 8812, text: 'lanjut --> selesai', settings: '' },
  ]);
  const noted = 'WEBVTT\n\nNOTE pindah 0:10 --> 0:20\nlalu --> habis\n\n00:01.000 --> 00:02.000\nHalo\n';
  expect(textsOf(noted)).toEqual(['Halo']);
});

test('a time is typed in short, and shown whole', () => {
  expect(['1:02', '00:01:02.5', '01:02,25', '1:00:00'].map(parseTime)).toEqual([
    62_000, 62_500, 62_250, 3_600_000,
  ]);
  expect(['', '62', '1:75', '1:02.', 'a:b', '-1:00'].map(parseTime)).toEqual(Array(6).fill(null));
  expect(formatCueTime(3_600_000 + 62_050)).toBe('01:01:02.050');
});
