import { Download } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';

interface Props {
  readonly slug: string;
  readonly fileId: string;
  readonly label: string;
  /** Which file, for those who do not see where the button stands. */
  readonly fileTitle?: string;
}

/** Begins a download by a POST, because it counts (DECISIONS 56). The browser follows the answer to the file itself. */
export function DownloadForm({ slug, fileId, label, fileTitle }: Props) {
  return (
    <Form method="post" action={`/user/purchases/${slug}/files/${fileId}`} reloadDocument>
      <Button type="submit" variant="outline" size="sm">
        <Download aria-hidden="true" />
        {label}
        {fileTitle !== undefined && <span className="sr-only">{fileTitle}</span>}
      </Button>
    </Form>
  );
}
