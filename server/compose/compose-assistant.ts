import type { Implementation } from '../api/implement.ts';
import { assistantDeskRoutes } from '../assistant/assistant.desk.routes.ts';
import { assistantJobs } from '../assistant/assistant.jobs.ts';
import { assistantRoutes } from '../assistant/assistant.routes.ts';
import { createAnswerPlaces, createModelEndpoint } from '../assistant/index.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';

interface Installation {
  readonly config: Pick<Config, 'assistant'>;
  readonly db: Database;
  readonly clock: Clock;
}

interface ComposedAssistant {
  readonly routes: readonly Implementation[];
  readonly jobs: readonly JobDefinition[];
}

/** Whoever waits longer for a first word has left; an answer of 700 tokens takes a slow endpoint half a minute. */
const POLICY = { firstTextMs: 15_000, totalMs: 60_000 };

export function composeAssistant({
  config: { assistant: settings },
  db,
  clock,
}: Installation): ComposedAssistant {
  const asking =
    settings === null
      ? null
      : { db, clock, endpoint: createModelEndpoint(settings, POLICY), places: createAnswerPlaces() };
  const services = { db, clock, asking };
  return {
    routes: [...assistantRoutes(services), ...assistantDeskRoutes(services)],
    jobs: assistantJobs(services),
  };
}
