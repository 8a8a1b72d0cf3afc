import { data, type MiddlewareFunction } from 'react-router';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export const formsOnly: MiddlewareFunction<Response> = async ({ request }) => {
  if (READS.includes(request.method)) return;
  if (!FORM.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 });
  await request
    .clone()
    .formData()
    .catch(() => {
      throw data(null, { status: 400 });
    });
};
