import { admins, type Expectation, plain } from './expectation.ts';

export const reportExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/reports': {
    request: plain('/api/admin/reports?start_date=2026-11-01&end_date=2026-11-30'),
    statuses: admins,
  },
  'GET /api/admin/status': { request: plain('/api/admin/status'), statuses: admins },
  'GET /api/admin/reports/summary': { request: plain('/api/admin/reports/summary'), statuses: admins },
};
