import { LINK_TOKEN } from '../shop/checkout-links.ts';

/** As `traffic_sources.channel`. */
export const trafficChannels = [
  'direct',
  'search',
  'social',
  'assistant',
  'mail',
  'ads',
  'campaign',
  'site',
  'other',
] as const;
export type TrafficChannel = (typeof trafficChannels)[number];

export interface TrafficSource {
  readonly channel: TrafficChannel;
  /** Lower case: `google`, `instagram`, a host, or what `utm_source` says. */
  readonly name: string;
  /** Empty: none. */
  readonly campaign: string;
  /** Token of the short link that led here; empty: none. */
  readonly link: string;
}

export interface VisitTags {
  readonly utm_source?: string | undefined;
  readonly utm_medium?: string | undefined;
  readonly utm_campaign?: string | undefined;
  /** The token of a short link; `link` where it leads to a checkout. */
  readonly utm_id?: string | undefined;
  readonly link?: string | undefined;
  readonly ref?: string | undefined;
  /** Host of the page that led here, without ours. */
  readonly referrer?: string | undefined;
}

interface KnownSource {
  readonly name: string;
  readonly channel: TrafficChannel;
  /** Also a name that an address may be tagged with. */
  readonly hosts: RegExp;
}

const known = (channel: TrafficChannel, name: string, hosts: string): KnownSource => ({
  channel,
  name,
  hosts: new RegExp(`(?:^|\\.)(?:${hosts})$`),
});

/** The first one that fits. */
const knownSources: readonly KnownSource[] = [
  known('assistant', 'chatgpt', 'chatgpt|chatgpt\\.com|chat\\.openai\\.com'),
  known('assistant', 'perplexity', 'perplexity|perplexity\\.ai'),
  known('assistant', 'gemini', 'gemini|gemini\\.google\\.com'),
  known('assistant', 'copilot', 'copilot|copilot\\.microsoft\\.com'),
  known('assistant', 'claude', 'claude|claude\\.ai'),
  known('mail', 'gmail', 'mail\\.google\\.com'),
  known('search', 'google', 'google|google(?:\\.[a-z]{2,3}){1,2}'),
  known('search', 'bing', 'bing|bing\\.com'),
  known('search', 'yahoo', 'yahoo|yahoo(?:\\.[a-z]{2,3}){1,2}'),
  known('search', 'duckduckgo', 'duckduckgo|duckduckgo\\.com'),
  known('search', 'yandex', 'yandex|yandex\\.(?:com|ru)'),
  known('search', 'ecosia', 'ecosia|ecosia\\.org'),
  known('social', 'instagram', 'instagram|ig|instagram\\.com'),
  known('social', 'facebook', 'facebook|fb|facebook\\.com|fb\\.(?:com|me)'),
  known('social', 'tiktok', 'tiktok|tiktok\\.com'),
  known('social', 'youtube', 'youtube|youtube\\.com|youtu\\.be'),
  known('social', 'whatsapp', 'whatsapp|wa|whatsapp\\.com|wa\\.me'),
  known('social', 'telegram', 'telegram|telegram\\.org|t\\.me'),
  known('social', 'threads', 'threads|threads\\.(?:net|com)'),
  known('social', 'linkedin', 'linkedin|linkedin\\.com|lnkd\\.in'),
  known('social', 'x', 'x|twitter|x\\.com|twitter\\.com|t\\.co'),
  known('social', 'pinterest', 'pinterest|pinterest(?:\\.[a-z]{2,3}){1,2}'),
  known('social', 'reddit', 'reddit|reddit\\.com'),
];

const MAX_NAME = 60;
/** A tag is readable, and nothing that could be an address of somebody. */
const NAME = /^[\p{L}\p{N} ._+/()-]{1,60}$/u;

const findKnown = (name: string) => knownSources.find(({ hosts }) => hosts.test(name));

/**
 * Where a visit comes from: a tag, else the page that led here, else directly. Tags say who sent; a known name says by
 * which channel, another one is told by `utm_medium`.
 */
export function sourceOfVisit(tags: VisitTags): TrafficSource {
  const link = [tags.utm_id, tags.link].find((token) => token !== undefined && LINK_TOKEN.test(token)) ?? '';
  const campaign = cleanTag(tags.utm_campaign) ?? '';
  const tagged = cleanName(tags.utm_source) ?? cleanName(tags.ref);
  const medium = channelOfMedium(tags.utm_medium);
  if (tagged !== undefined) {
    const of = findKnown(tagged);
    return { channel: medium ?? of?.channel ?? 'campaign', name: of?.name ?? tagged, campaign, link };
  }
  if (link !== '') return { channel: 'campaign', name: 'link', campaign, link };
  const host = hostOf(tags.referrer);
  if (host === null) return { channel: 'direct', name: 'direct', campaign, link };
  const of = findKnown(host);
  return { channel: of?.channel ?? 'site', name: of?.name ?? host, campaign, link };
}

// Lower case first, as it can be longer.
const cleanName = (text: string | undefined) => cleanTag(text?.toLowerCase());

function cleanTag(text: string | undefined): string | undefined {
  const plain = text?.trim().replaceAll(/\s+/g, ' ');
  return plain !== undefined && NAME.test(plain) && !/\d{8}/.test(plain) ? plain : undefined;
}

function channelOfMedium(medium: string | undefined): TrafficChannel | undefined {
  const plain = medium?.trim().toLowerCase() ?? '';
  if (/^(?:cpc|ppc|paid.*|ads?|display)$/.test(plain)) return 'ads';
  return /^(?:(?:e-?)?mail|newsletter)$/.test(plain) ? 'mail' : undefined;
}

function hostOf(referrer: string | undefined): string | null {
  const host = referrer?.toLowerCase().replace(/^www\./, '') ?? '';
  return host.length <= MAX_NAME && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) ? host : null;
}

export const visitClasses = ['person', 'crawler', 'headless'] as const;
export type VisitClass = (typeof visitClasses)[number];
export type VisitStep = 'page' | 'product' | 'checkout';
