import { isbot } from 'isbot';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { unprefixed } from '#shared/language/page-language.ts';
import {
  sourceOfVisit,
  type VisitClass,
  type VisitStep,
  type VisitTags,
} from '#shared/visits/traffic-sources.ts';
import { isPublicPage } from '../http/pages/page-paths.ts';
import { readBody } from '../http/request-body.ts';
import type { Scope } from '../http/scope.ts';
import type { Clock } from '../platform/clock.ts';
import type { VisitRecorder } from './visit-recorder.ts';
import type { ReadVisitor } from './visitor-keys.ts';

const MAX_VISIT_BYTES = 2_000;
/** A network may send so many in a minute. They are counted in memory, as a row would be written for each. */
const MAX_A_MINUTE = 120;

/** Longer ones are no tags that people wrote. */
const MAX_TAG = 200;

interface Beacon {
  readonly path: string;
  readonly tags: VisitTags;
  readonly isDriven: boolean;
}

/** Three lines: the page's address, its referrer, and whether a program drives the browser. Null if it is malformed. */
function parseBeacon(text: string, origin: string): Beacon | null {
  const [address = '', from = '', driven = '', ...others] = text.split('\n');
  const url = URL.parse(address, origin);
  if (url === null || others.length > 0 || !/^(?:true|false|undefined)$/.test(driven)) return null;
  if (url.origin !== origin || url.pathname.length > MAX_TAG) return null;
  const referrer = URL.parse(from)?.host;
  const tag = (name: string) => {
    const value = url.searchParams.get(name) ?? '';
    return value === '' || value.length > MAX_TAG ? undefined : value;
  };
  return {
    path: unprefixed(url.pathname),
    tags: {
      utm_source: tag('utm_source'),
      utm_medium: tag('utm_medium'),
      utm_campaign: tag('utm_campaign'),
      utm_id: tag('utm_id'),
      link: tag('link'),
      ref: tag('ref'),
      referrer: referrer === url.host ? undefined : referrer,
    },
    isDriven: driven === 'true',
  };
}

interface Receiver {
  readonly clock: Clock;
  readonly recorder: Pick<VisitRecorder, 'record'>;
  readonly readVisitor: ReadVisitor;
  readonly rate_limit_factor: number;
}

export type ReceiveVisit = (request: Request, scope: Scope) => Promise<void>;

/** Drops in silence what is malformed, too much, of a private page, or of who asks not to be followed. */
export function createVisitReceiver(services: Receiver): ReceiveVisit {
  const { clock, recorder, readVisitor, rate_limit_factor } = services;
  const limiter = new RateLimiterMemory({
    points: Math.max(1, Math.floor(MAX_A_MINUTE * rate_limit_factor)),
    duration: 60,
  });
  return async (request, scope) => {
    const isWithin = await limiter.consume(scope.network).then(
      () => true,
      () => false,
    );
    const body = isWithin ? await readBody(request, MAX_VISIT_BYTES) : null;
    if (body?.ok !== true) return;
    const sent = parseBeacon(body.value, request.headers.get('origin') ?? '');
    const page = sent === null ? null : pageOf(sent.path);
    if (sent === null || page === null) return;
    const at = clock.now();
    const { address } = scope;
    const visitor = await readVisitor({ address, headers: request.headers }, at);
    if (visitor === null) return;
    const user_agent = request.headers.get('user-agent') ?? '';
    const visit_class = classOf(user_agent, sent.isDriven);
    recorder.record({ visitor, at, class: visit_class, ...page, source: sourceOfVisit(sent.tags) });
  };
}

/** Browsers without a window name themselves, or say that a program drives them. */
export function classOf(userAgent: string, isDriven: boolean): VisitClass {
  if (isDriven || /headless|phantomjs|puppeteer|playwright/i.test(userAgent)) return 'headless';
  return userAgent === '' || isbot(userAgent) ? 'crawler' : 'person';
}

interface VisitedPage {
  readonly step: VisitStep;
  readonly slug: string | null;
}

/** Null for pages that belong to somebody: nothing of their addresses is kept. */
export function pageOf(path: string): VisitedPage | null {
  const [, first = '', slug = ''] = path.split('/');
  if (first === 'checkout') return { step: 'checkout', slug: slug === '' ? null : slug };
  if (!isPublicPage(path)) return null;
  const isProduct = (first === 'product' || first === 'subscription') && slug !== '';
  return isProduct ? { step: 'product', slug } : { step: 'page', slug: null };
}
