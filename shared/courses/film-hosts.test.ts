import { expect, test } from 'vitest';
import { filmHosts, frameOriginOf, hostsIn, parseFilmAddress } from './film-hosts.ts';

const GUID = '0b1c2d3e-0000-4000-8000-000000000001';

test.for([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
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
] as const)('%s is shown as %s', ([address, src]) => {
  expect(parseFilmAddress(address)?.src).toBe(src);
});

test.for([
  'http://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be.jahat.example/aqz-KE-bpKQ',
  'https://jahat.example/https://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ"><script>',
  'https://www.youtube.com/watch?v=pendek',
  'https://vimeo.com/channels/pilihan',
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
