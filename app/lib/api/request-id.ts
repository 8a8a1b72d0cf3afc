import { isRouteErrorResponse } from 'react-router';
import { isRecord } from '#shared/json.ts';

export function requestIdOf(error: unknown): string | undefined {
  const body = isRouteErrorResponse(error) ? error.data : error;
  return isRecord(body) && typeof body.request_id === 'string' ? body.request_id : undefined;
}
