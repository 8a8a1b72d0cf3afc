import { svgResponse } from '#app/lib/images/svg-response.ts';
import { isMotifName, motif } from '#shared/kawung/motifs.ts';
import type { Route } from './+types/motif.route.ts';

/** `/motifs/{name}.svg`: takes its colours from the page that references it. */
export function loader({ params }: Route.LoaderArgs): Response {
  const name = params.file.replace(/\.svg$/, '');
  return isMotifName(name) ? svgResponse(motif(name)) : new Response('Not found', { status: 404 });
}
