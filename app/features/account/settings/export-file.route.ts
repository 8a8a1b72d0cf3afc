import { redirect } from 'react-router';
import { api } from '#app/lib/api/api-context.ts';
import { downloadExport } from '#contract/privacy/privacy.ts';
import type { Route } from './+types/export-file.route.ts';

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { id } = params;
  const result = await api(context).call(downloadExport, { params: { id } });
  if (!result.ok) return redirect('/user/settings?tab=privacy');
  const { file_name, content } = result.value;
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${file_name}"`,
  };
  return new Response(Uint8Array.from(Buffer.from(content, 'base64')), { headers });
}
