import { inLanguage } from '#shared/language/language.ts';
import type { TrafficChannel } from '#shared/visits/traffic-sources.ts';

export const sourcesCopy = inLanguage({
  id: {
    title: 'Asal pembeli',
    first: 'Pertama dari',
    last: 'Terakhir dari',
    unknown: 'Tidak diketahui',
    direct: 'Langsung',
    other: 'Lain-lain',
    link: 'Tautan pendek',
    channels: {
      direct: 'Alamat diketik atau disimpan',
      search: 'Pencarian',
      social: 'Media sosial',
      assistant: 'Asisten AI',
      mail: 'Email',
      ads: 'Iklan',
      campaign: 'Kampanye',
      site: 'Situs lain',
      other: 'Melebihi batas harian',
    } satisfies Record<TrafficChannel, string>,
  },
  en: {
    title: 'Where the buyer came from',
    first: 'First from',
    last: 'Last from',
    unknown: 'Not known',
    direct: 'Direct',
    other: 'Others',
    link: 'Short link',
    channels: {
      direct: 'Address typed or saved',
      search: 'Search',
      social: 'Social media',
      assistant: 'AI assistant',
      mail: 'Email',
      ads: 'Ads',
      campaign: 'Campaign',
      site: 'Another site',
      other: 'Beyond the daily limit',
    },
  },
});

/** As they write themselves; other names are shown as they were tagged. */
const names: Readonly<Record<string, string>> = {
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  copilot: 'Copilot',
  claude: 'Claude',
  google: 'Google',
  bing: 'Bing',
  yahoo: 'Yahoo',
  duckduckgo: 'DuckDuckGo',
  yandex: 'Yandex',
  ecosia: 'Ecosia',
  gmail: 'Gmail',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  threads: 'Threads',
  linkedin: 'LinkedIn',
  x: 'X',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
};

interface NamedSource {
  readonly channel: TrafficChannel;
  readonly name: string;
  readonly campaign: string;
}

/** Null: not known. */
export function sourceLabel(source: NamedSource | null): string {
  if (source === null) return sourcesCopy.unknown;
  const { channel, name, campaign } = source;
  if (channel === 'direct' || channel === 'other') return sourcesCopy[channel];
  const shown = channel === 'campaign' && name === 'link' ? sourcesCopy.link : (names[name] ?? name);
  return campaign === '' ? shown : `${shown}, ${campaign}`;
}
