import { describe, expect, test } from 'vitest';
import { supportCopy } from '#messages/content/support.ts';
import { isSupportOpen, supportOpensAt } from '#shared/time/support-hours.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { ChatPanel, chatMessage } from './chat-panel.tsx';

describe('the support page', () => {
  test('[PORT-060, PORT-061, PORT-062] leads to a chat in a new tab and claims what the settings say', () => {
    expect(supportCopy.title).toBe('Butuh Bantuan?');
    const html = htmlOf(<ChatPanel asker={{ email: 'sari@contoh.example', id: 'u-1' }} orderId={null} />);
    expect(textOf(html)).toMatch(
      /Chat via WhatsApp.*Respons < 1 jam pada 09\.00\u2060–\u206017\.00 WIB · Pesan diterima 24\/7/,
    );
    const link = /<a href="(https:\/\/wa\.me\/6281200000000\?text=[^"]+)" target="_blank"[^>]*>/.exec(html);
    expect(decodeURIComponent(link?.[1] ?? '')).toContain('Email: sari@contoh.example\nUser ID: u-1');
    expect(link?.[0]).toContain('bg-credit');
  });

  test('[PORT-061] the message says N/A for what is not known, and names the order that it is about', () => {
    expect(chatMessage({ email: null, id: '' }, null)).toMatch(/Email: N\/A\nUser ID: N\/A$/);
    expect(chatMessage({ email: 'a@b.id', id: '7' }, 'order-9')).toMatch(
      /User ID: 7\nNomor pesanan: order-9$/,
    );
  });

  test('opens and closes by the clock in Jakarta', () => {
    const at = (moment: string) => isSupportOpen('09.00–17.00 WIB', new Date(moment));
    expect([at('2026-11-21T01:59:59Z'), at('2026-11-21T02:00:00Z')]).toEqual([false, true]);
    expect([at('2026-11-21T09:59:59Z'), at('2026-11-21T10:00:00Z')]).toEqual([true, false]);
    expect(isSupportOpen('setiap hari', new Date())).toBe(null);
    expect(supportOpensAt('setiap hari')).toBe(null);
    expect(supportOpensAt('09.00–17.00 WIB')).toBe('09.00');
    expect(supportOpensAt('9:00 - 17:00')).toBe('9:00');
  });
});
