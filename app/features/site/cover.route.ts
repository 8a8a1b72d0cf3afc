import { svgResponse } from '#app/lib/images/svg-response.ts';
import { compositionNames, coverRatios } from '#shared/kawung/cover-shapes.ts';
import { type CoverOptions, kawung } from '#shared/kawung/kawung.ts';
import { paletteNames } from '#shared/kawung/palettes.ts';
import type { Route } from './+types/cover.route.ts';

const SLUG = /^([a-z0-9][a-z0-9-]{0,199})\.svg$/;

/** `undefined` if absent, `null` if invalid. */
function choice<Value extends string>(
  input: string | null,
  allowed: readonly Value[],
): Value | undefined | null {
  return input === null ? undefined : (allowed.find((value) => value === input) ?? null);
}

function parseOptions(query: URLSearchParams): CoverOptions | null {
  const ratio = choice(query.get('ratio'), coverRatios);
  const palette = choice(query.get('palette'), paletteNames);
  const composition = choice(query.get('composition'), compositionNames);
  if (ratio === null || palette === null || composition === null) return null;
  return { ratio, palette, composition };
}

/** `/covers/{slug}.svg`: the drawn cover of a slug. Refuses a malformed slug (404) and unknown values (400). */
export function loader({ params, request }: Route.LoaderArgs): Response {
  const slug = SLUG.exec(params.file)?.[1];
  if (slug === undefined) return new Response('Not found', { status: 404 });
  const options = parseOptions(new URL(request.url).searchParams);
  if (options === null) return new Response('Bad request', { status: 400 });
  return svgResponse(kawung(slug, options));
}
