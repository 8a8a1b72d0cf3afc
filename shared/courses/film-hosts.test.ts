import { expect, test } from 'vitest';
import { filmHosts, frameOriginOf, hostsIn, parseFilmAddress } from './film-hosts.ts';

const GUID = '0b1c2d3e-0000-4000-8000-000000000001';

test.for([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&start=10',
  ],
  [
    'https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  ],
  [' https://youtu.be/aqz-KE-bpKQ?si=abc ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
  ['https://youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  [
    `https://iframe.mediadelivery.net/play/1234/${GUID}`,
    `https://iframe.mediadelivery.net/embed/1234/${GUID}?autoplay=false`,
  ],
  [
    `https://player.mediadelivery.net/embed/1234/${GUID}`,
    `https://iframe.mediadelivery.net/embed/1234/${GUID}?autoplay=false`,
  ],
  ...[
    'http://youtu.be/aqz-KE-bpKQ',
    'youtu.be/aqz-KE-bpKQ',
    '//www.youtube.com/embed/aqz-KE-bpKQ',
    'www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1&index=2',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://music.youtube.com/watch?v=aqz-KE-bpKQ&si=abc',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    '\u200Bhttps://youtube.com/v/aqz-KE-bpKQ/',
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=abc&amp;controls=0" title="x"></iframe>',
  ].map((address) => [address, 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'] as const),
  ...['?t=90', '?si=xyz&t=90s', '?t=1m30s', '?start=90'].map(
    (time) =>
      [
        `https://youtu.be/aqz-KE-bpKQ${time}`,
        'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&start=90',
      ] as const,
  ),
  ...[
    'https://vimeo.com/76979871?share=copy&fl=sv&fe=ci',
    'vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/showcase/7654321/video/76979871',
    'https://vimeo.com/album/7654321/video/76979871',
    'https://vimeo.com/groups/kelas-ai/videos/76979871',
    '<div style="padding:56% 0 0 0"><iframe src="https://player.vimeo.com/video/76979871?badge=0&amp;autopause=0" frameborder="0"></iframe></div>',
  ].map((address) => [address, 'https://player.vimeo.com/video/76979871?dnt=1'] as const),
  [
    'https://vimeo.com/manage/videos/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  ['https://vimeo.com/76979871#t=90s', 'https://player.vimeo.com/video/76979871?dnt=1#t=90s'],
] as const)('%s is shown as %s', ([address, src]) => {
  expect(parseFilmAddress(address)?.src).toBe(src);
});

test.for([
  'https://youtu.be.jahat.example/aqz-KE-bpKQ',
  'https://jahat.example/https://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ"><script>',
  'https://www.youtube.com/watch?v=pendek',
  'https://vimeo.com/channels/pilihan',
  'https://vimeo.com/showcase/7654321',
  'https://www.youtube.com/playlist?list=PL1',
  'https://youtu.be@jahat.example/aqz-KE-bpKQ',
  '<iframe src="https://jahat.example/embed/aqz-KE-bpKQ"></iframe>',
  'javascript:alert(1)//https://youtu.be/aqz-KE-bpKQ',
  '',
])('%s is no film of a host', (address) => {
  expect(parseFilmAddress(address)).toBe(null);
});

test('what a frame shows lies at the origin that the policy lets in', () => {
  const films = [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://vimeo.com/76979871',
    `https://iframe.mediadelivery.net/play/1/${GUID}`,
  ];
  const found = films.map(parseFilmAddress);
  expect(found.map((film) => film?.host)).toEqual(filmHosts);
  for (const film of found) {
    if (film !== null) expect(new URL(film.src).origin).toBe(frameOriginOf(film.host));
  }
  expect(hostsIn('youtube,lain,bunny')).toEqual(['youtube', 'bunny']);
  expect(hostsIn('')).toEqual([]);
});
