import { type AdPlatform, adPlatformNames } from '#shared/ads/ads.ts';
import { inLanguage } from '#shared/language/language.ts';

const words = inLanguage({
  id: {
    and: 'dan',
    tick: (platforms: string) =>
      `Beri tahu ${platforms} bahwa saya membeli ini, agar iklan kami lebih tepat sasaran: isi dan nilai pesanan, klik iklan, jenis peramban, serta email dan nomor telepon saya sebagai sidik (hash).`,
  },
  en: {
    and: 'and',
    tick: (platforms) =>
      `Tell ${platforms} that I bought this, so that our ads reach the right people: what was bought and its price, the ad I pressed, my kind of browser, and my email and phone number as fingerprints (hashes).`,
  },
});

/** The sentence beside the tick at the checkout, which the log of consents keeps word by word. */
export const adConsentWords = (platforms: readonly AdPlatform[]): string =>
  words.tick(platforms.map((platform) => adPlatformNames[platform]).join(` ${words.and} `));
