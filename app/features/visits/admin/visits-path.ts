export const VISITS_REPORT = '/admin/reports/visits';
