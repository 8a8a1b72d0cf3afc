import { z } from 'zod';
import { trafficChannels } from '#shared/visits/traffic-sources.ts';

export const trafficSource = z
  .object({
    channel: z.enum(trafficChannels),
    name: z
      .string()
      .meta({ description: 'A search engine, a network, another site, or what a tagged address says.' }),
    campaign: z.string().meta({ description: 'Empty: none.' }),
    link: z.string().meta({ description: 'Token of the short link that led here; empty: none.' }),
  })
  .meta({ id: 'TrafficSource' });

/** Null: not known. */
export const visitSources = z
  .object({ first: trafficSource.nullable(), last: trafficSource.nullable() })
  .meta({ id: 'VisitSources' });
export type VisitSources = z.output<typeof visitSources>;
