import { expect, test } from 'vitest';
import { canonicalAddress, clientAddress, clientNetwork } from './scope.ts';

test('attempts are counted against the /64 of an IPv6 address, however it is written', () => {
  const same = [
    '2001:db8:1:2::1',
    '2001:0db8:0001:0002:0000:0000:0000:0001',
    '2001:DB8:1:2:ffff::',
    '[2001:db8:1:2::9]:443',
  ];
  expect(same.map(clientNetwork)).toEqual(same.map(() => '2001:db8:1:2::/64'));
  expect(clientNetwork('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
});

test('an IPv4 address inside of IPv6 is that IPv4 address', () => {
  for (const text of [
    '203.0.113.7',
    '203.0.113.7:51344',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
  ]) {
    expect([canonicalAddress(text), clientNetwork(text)]).toEqual(['203.0.113.7', '203.0.113.7']);
  }
  expect(clientNetwork('unknown')).toBe('unknown');
});

test('the address of a request has one spelling, from the socket and from a trusted proxy', () => {
  const peer = { remote_address: '::ffff:127.0.0.1', forwarded_for: '198.51.100.1, 2001:DB8:0::1' };
  expect(clientAddress(peer, false)).toBe('127.0.0.1');
  expect(clientAddress(peer, true)).toBe('2001:db8::1');
});
