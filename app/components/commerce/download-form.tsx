import { Download } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';

interface Props {
  readonly slug: string;
  readonly fileId: string;
  readonly label: string;
  readonly fileTitle?: string;
  readonly isMain?: boolean;
}

/** Uses POST, because a download counts as consumption (DECISIONS 56); the browser follows the redirect. */
export function DownloadForm({ slug, fileId, label, fileTitle, isMain = false }: Props) {
  return (
    <Form method="post" action={`/user/purchases/${slug}/files/${fileId}`} reloadDocument>
      <Button
        type="submit"
        variant={isMain ? 'primary' : 'outline'}
        size={isMain ? 'lg' : 'sm'}
        className={isMain ? 'max-md:w-full' : ''}
      >
        <Download aria-hidden="true" />
        {label}
        {fileTitle !== undefined && <span className="sr-only">{fileTitle}</span>}
      </Button>
    </Form>
  );
}
