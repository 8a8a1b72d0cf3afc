import { expect, test } from 'vitest';
import { formatGiftCode, giftPath, readGiftCode } from './gifts.ts';

test('a gift code is read however it was typed, and nothing else is one', () => {
  expect(readGiftCode(' 7q2m-x4kd 91fa-zr0b ')).toBe('7Q2MX4KD91FAZR0B');
  expect(readGiftCode('7Q2M-X4KD-9lFA-ZRoB')).toBe('7Q2MX4KD91FAZR0B');
  for (const wrong of ['', '7Q2M', '7Q2M-X4KD-91FA-ZR0U', '7Q2M-X4KD-91FA-ZR0BB', "7Q2MX4KD91FAZR'0"]) {
    expect(readGiftCode(wrong)).toBeNull();
  }
});

test('a gift code is shown in fours, and its link leads back to it', () => {
  expect(formatGiftCode('7Q2MX4KD91FAZR0B')).toBe('7Q2M-X4KD-91FA-ZR0B');
  const link = new URL(giftPath('7Q2MX4KD91FAZR0B'), 'http://shop.test');
  expect(link.pathname).toBe('/user/redeem-gift');
  expect(readGiftCode(link.searchParams.get('code') ?? '')).toBe('7Q2MX4KD91FAZR0B');
});
