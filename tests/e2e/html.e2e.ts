import { matchRoutes, type RouteObject } from 'react-router';
import routes from '#app/routes.ts';
import { composeMail } from '#server/modules/notifications/index.ts';
import { expect, test } from '#tests/support/browser.ts';
import { formEnvelope, formFields } from '#tests/support/forms.ts';
import { type HtmlDocument, htmlErrors } from '#tests/support/html-checker.ts';
import { runInLanguage } from '#tests/support/language.ts';

type Entry = (typeof routes)[number];
const toRoute = ({ index, path, file, id = file, children = [] }: Entry): RouteObject => {
  const place = { id, ...(path !== undefined && { path }) };
  return index === true ? { ...place, index } : { ...place, children: children.map(toRoute) };
};
const table = routes.map(toRoute);
/** Every address that shows a page; what ends in `.ts` only answers or leads elsewhere. */
const pagesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ id, file, children }) => (children ? pagesOf(children) : [id ?? file]));
const pages = pagesOf(routes).filter((id) => !id.endsWith('.ts') && !id.startsWith('routes/resources/'));
const pageAt = (path: string) => matchRoutes(table, path)?.at(-1)?.route.id;

const PORTAL = [
  ...[
    'overview',
    'marketplace',
    'billing',
    'purchases',
    'cart',
    'redeem-gift',
    'subscriptions',
    'profile',
    'settings',
  ],
  'support',
].map((name) => `/user/${name}`);
const COURSE = '/user/purchases/kelas-prompt-pemilik-usaha';
const UNLINKED = ['/gone', '/403', '/auth/done', '/reset-password', '/confirm-email', '/unsubscribe'];
interface Walk {
  readonly email: string | null;
  readonly starts: readonly string[];
  /** What a list shows by script is reached through the API behind it. */
  readonly lists: readonly {
    readonly api: string;
    readonly field: string;
    readonly at: (id: string) => string;
  }[];
}
const WALKS: Readonly<Record<string, Walk>> = {
  visitor: {
    email: null,
    starts: [
      '/',
      '/login',
      '/signup',
      '/certificate/ARK-0000',
      '/dev/mailbox',
      '/dev/checkout/none',
      ...UNLINKED,
    ],
    lists: [],
  },
  newcomer: { email: 'baru@arunika.example', starts: [...PORTAL, '/checkout/sop-ai-toko'], lists: [] },
  buyer: {
    email: 'user@arunika.example',
    starts: [...PORTAL, COURSE, `${COURSE}/learn`, `${COURSE}/files/none`, '/checkout/sop-ai-toko'],
    lists: [{ api: '/api/checkout/orders', field: 'id', at: (id) => `/user/orders/${id}` }],
  },
  admin: {
    email: 'admin@arunika.example',
    starts: ['/admin', '/admin/launch'],
    lists: [
      { api: '/api/admin/content/leads', field: 'id', at: (id) => `/admin/content/leads/${id}` },
      { api: '/api/admin/wallets', field: 'user_id', at: (id) => `/admin/wallets/${id}/history` },
    ],
  },
};
/** Of one page: a few products or orders tell what all of them do, and articles are written by hand. */
const MAX_PER_PAGE = 6;

/** Everything that one meets by following links from the start, as it is served. */
async function crawl(url: string, viewer: string, { email, starts, lists }: Walk) {
  const headers = { cookie: email === null ? '' : await signIn(url, email) };
  const listed: string[] = [];
  for (const { api, field, at } of lists) {
    const text = await (await fetch(url + api, { headers })).text();
    listed.push(
      ...[...text.matchAll(new RegExp(`"${field}":"([0-9a-f-]{36})"`, 'g'))].map(([, id]) => at(id ?? '')),
    );
  }
  const documents: HtmlDocument[] = [];
  const counts = new Map<string, number>();
  const queue = [...starts, ...listed];
  const known = new Set<string>(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = pageAt(path);
    const count = counts.get(page ?? '') ?? 0;
    if (page === undefined || count >= MAX_PER_PAGE) continue;
    counts.set(page, count + 1);
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
    const next = answer.headers.get('location');
    const html = await answer.text();
    if (answer.headers.get('content-type')?.startsWith('text/html') === true && next === null)
      documents.push({ name: `${viewer} ${path}`, html });
    for (const link of [next ?? '', ...linksOf(html)]) {
      const target = link.split(/[?#]/)[0] ?? '';
      if (!target.startsWith('/') || target.startsWith('//') || known.has(target)) continue;
      known.add(target);
      queue.push(target);
    }
  }
  return { documents, seen: new Set(counts.keys()) };
}

const linksOf = (html: string) => [...html.matchAll(/ href="(\/[^"]*)"/g)].map((found) => found[1] ?? '');

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-arunika' }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Landmarks beside the page under one name, between which nobody can choose; of two contents, one is for phones. */
function sameLandmarks({ name, html }: HtmlDocument): string[] {
  const all = [...html.matchAll(/<(aside)\b([^>]*)>/g)].map(
    ([, tag, rest]) => `${tag} ${/aria-label(?:ledby)?="([^"]*)"/.exec(rest ?? '')?.[1] ?? ''}`,
  );
  return all.filter((one, place) => all.indexOf(one) !== place).map((one) => `${name}: two landmarks ${one}`);
}

const button = { label: 'Buka', url: 'https://arunika.example/a?b=1&c=2' };
const rows = [{ label: 'Jumlah', value: 'Rp 25.000' }];
const words = {
  subject: 'Perihal <b>',
  greeting: 'Halo Sari,',
  paragraphs: ['Satu.\n\nDua & tiga.', 'Empat.'],
};
const mails: readonly HtmlDocument[] = [
  { name: 'the shortest mail', html: composeMail(words).html },
  {
    name: 'a mail with everything',
    html: runInLanguage('en', () =>
      composeMail({
        ...words,
        rows,
        code: '123456',
        button,
        closing: 'Salam',
        unsubscribe_url: button.url,
      }),
    ).html,
  },
];

test('the Nu HTML checker finds no error on any page of visitor, newcomer, buyer and admin, and in no mail', async ({
  app: { url },
}) => {
  const lead = { ...formFields.contact, ...formEnvelope() };
  const sent = await fetch(`${url}/api/forms/contact`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect(sent.status).toBe(200);
  const walks = [];
  for (const [viewer, walk] of Object.entries(WALKS)) walks.push(await crawl(url, viewer, walk));
  const documents = [...walks.flatMap((walk) => walk.documents), ...mails];
  const seen = new Set(walks.flatMap((walk) => [...walk.seen]));
  expect(pages.filter((page) => !seen.has(page))).toEqual([]);
  expect(documents.flatMap(sameLandmarks)).toEqual([]);
  expect(await htmlErrors(documents)).toEqual([]);
});
