import { formCopy as copy } from '#messages/admin-product-form.ts';
import { FORM_ERROR } from '../values/refusal-problems.ts';
import type { Problems } from '../values/validate-product.ts';

/** Cards whose problems have no input of their own. */
const cardLabels = (): Readonly<Record<string, string>> => ({
  description: copy.texts.description,
  content_body: copy.texts.content_body,
  media_gallery: copy.cards.media,
  modules: copy.cards.course,
  files: copy.cards.files,
  features: copy.cards.features,
  subscription_features: copy.cards.subscriptionFeatures,
  content_metadata: copy.cards.builder,
});

/** `modules.0.lessons.2.file_id`: Modul dan pelajaran 1.3. */
function pathLabel(path: string): string {
  const [card = '', ...inside] = path.split('.');
  const places = inside.filter((part) => /^\d+$/.test(part)).map((part) => Number(part) + 1);
  return `${cardLabels()[card]}${places.length === 0 ? '' : ` ${places.join('.')}`}`;
}

/** Problems without an input of their own. */
export function FormErrorSummary({ problems }: { readonly problems: Problems }) {
  const cards = cardLabels();
  const hidden = Object.entries(problems).filter(
    ([path]) => path === FORM_ERROR || cards[path.split('.')[0] ?? ''] !== undefined,
  );
  if (hidden.length === 0) return null;
  return (
    <ul role="alert" className="mb-5 grid gap-1 rounded-card bg-debit-soft px-5 py-3 text-debit text-ui">
      {hidden.map(([path, problem]) => (
        <li key={path}>{path === FORM_ERROR ? problem : `${pathLabel(path)}: ${problem}`}</li>
      ))}
    </ul>
  );
}
