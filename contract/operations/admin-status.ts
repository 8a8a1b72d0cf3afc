import { z } from 'zod';
import { type StatusReason, statusReasons, statusStates, statusSubjects } from '#shared/status.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

const reasons = Object.keys(statusReasons).filter((name): name is StatusReason =>
  Object.hasOwn(statusReasons, name),
);

const check = z
  .object({
    subject: z.enum(statusSubjects),
    reason: z.enum(reasons).meta({ description: 'What is so; decides the state.' }),
    state: z.enum(statusStates),
    count: z.int().optional(),
    of: z.int().optional().meta({ description: 'Of how many.' }),
    seconds: z.int().optional(),
    bytes: z.int().optional(),
    at: timestamp.nullable().optional().meta({ description: 'null: never.' }),
    names: z.array(z.string()).optional(),
  })
  .meta({ id: 'StatusCheck' });
export type StatusCheck = z.output<typeof check>;

const status = z
  .object({
    checks: z.array(check).meta({ description: 'Worst first.' }),
    version: z.string(),
    read_at: timestamp,
  })
  .meta({ id: 'InstallationStatus' });
export type InstallationStatus = z.output<typeof status>;

export const getStatus = adminApi.get('/api/admin/status', {
  summary: 'How the installation is: each part with what is so and its figure',
  description:
    'The same facts as /metrics, judged. A part that could not be read within its time limit is `unknown`; requests are those of the process that answers.',
  output: z.object({ status }),
});
