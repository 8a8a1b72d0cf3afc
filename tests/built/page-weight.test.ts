import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** Limit for the scripts of a page of the site over the wire, in bytes; most visits begin at the landing page. */
const MAX_PAGE_BYTES = 133 * 1024;
const MAX_LANDING_BYTES = 110 * 1024;
/** The steps of a purchase bring their form, and whoever is there wants to pay. */
const MAX_BUYING_BYTES = 147 * 1024;
const BUYING = /^features\/(bookings\/book|checkout\/(checkout|purchase\/purchase)|product-waits\/)/;
/** Portal and staff: what is looked at all day. A page that is itself a form brings it, and the contract that checks it. */
const MAX_SIGNED_IN_BYTES = 206 * 1024;
const MAX_FORM_BYTES = 243 * 1024;
const MAX_PRODUCT_FORM_BYTES = 286 * 1024;
const PRODUCT_FORM = /^(create-(one-time|subscription)-product|features\/catalog\/admin\/edit-)/;
const FORMS =
  /^(listed-(booking|lead)|content-faq|content-testimonials|new-sequence|features\/.*\/((availability|tools|(?:sequence-)?settings|grant|new|edit|booking|broadcast|questions|hand-ins|class)|edit-[\w-]+)\.route$)/;
const LANDING = 'features/landing/home.route';

const routeSchema = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  module: z.string(),
  imports: z.array(z.string()),
  clientActionModule: z.string().optional(),
});
/** The router's list of the files that each route asks for. */
const manifestSchema = z.object({
  entry: routeSchema.pick({ module: true, imports: true }),
  routes: z.record(z.string(), routeSchema),
});
type AppRoute = z.infer<typeof routeSchema>;

function readManifest(client: string) {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const [json = ''] = /\{.*\}/s.exec(readFileSync(join(assets, name), 'utf8')) ?? [];
  return manifestSchema.parse(JSON.parse(json));
}

/** Compressed, as it is sent. */
function bytesOf(client: string, url: string): number {
  const path = join(client, url);
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

/** Each page below these layouts with the weight of its first load; what comes with a press or near the screen is not in it. */
function pageWeights(client: string, layouts: RegExp): ReadonlyMap<string, number> {
  const { entry, routes } = readManifest(client);
  const chainOf = (id: string | undefined): readonly AppRoute[] => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? [] : [route, ...chainOf(route.parentId)];
  };
  const weights = new Map<string, number>();
  for (const id of Object.keys(routes)) {
    const chain = chainOf(id);
    if (!chain.some((route) => layouts.test(route.id))) continue;
    const files = chain.flatMap((route) => [route.module, ...route.imports, route.clientActionModule ?? []]);
    const all = new Set([entry.module, ...entry.imports, ...files.flat()]);
    weights.set(
      id,
      [...all].reduce((sum, url) => sum + bytesOf(client, url), 0),
    );
  }
  return weights;
}

test.each(['build/client', 'build/en/client'])(
  'no page of the site asks for more than 133 KB of script, none of buying for more than 147 KB, the landing page for no more than 110 KB (%s)',
  (client) => {
    const weights = pageWeights(
      client,
      /^(shell\/public\/layout\.route$|features\/(checkout\/|(product-waits|account)\/[\w-]+\.route$))/,
    );
    expect(weights.size).toBeGreaterThan(30);
    const limitOf = (id: string) => (BUYING.test(id) ? MAX_BUYING_BYTES : MAX_PAGE_BYTES);
    expect([...weights].filter(([id, bytes]) => bytes > limitOf(id))).toEqual([]);
    // Below that nothing was measured.
    expect(weights.get(LANDING)).toBeGreaterThan(50_000);
    expect(weights.get(LANDING)).toBeLessThanOrEqual(MAX_LANDING_BYTES);
  },
);

test.each(['build/client', 'build/en/client'])(
  'no page of the portal or the staff asks for more than 206 KB of script at first, but forms (%s)',
  (client) => {
    const weights = pageWeights(client, /^shell\/(portal|admin)\/layout\.route$/);
    expect(weights.size).toBeGreaterThan(60);
    const limitOf = (id: string) => {
      if (PRODUCT_FORM.test(id)) return MAX_PRODUCT_FORM_BYTES;
      return FORMS.test(id) ? MAX_FORM_BYTES : MAX_SIGNED_IN_BYTES;
    };
    expect([...weights].filter(([id, bytes]) => bytes > limitOf(id))).toEqual([]);
  },
);

test.each(['build/client', 'build/en/client'])(
  'a script that comes later brings no style sheet, which would style every element anew (%s)',
  (client) => {
    const assets = join(client, 'assets');
    const files = readdirSync(assets);
    expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1);
    const scripts = files.filter((file) => file.endsWith('.js') && !file.startsWith('manifest-'));
    const bringing = scripts.filter((file) =>
      /assets\/[^"'`]+\.css/.test(readFileSync(join(assets, file), 'utf8')),
    );
    expect(bringing).toEqual([]);
  },
);
