import { Form, Link, useNavigation } from 'react-router';
import { SearchField } from '#app/components/search-field.tsx';
import { useShowView } from '#app/hooks/use-show-view.ts';
import { queryOf } from '#app/lib/url-view.ts';
import { productTypeLabels, subscriptionTypes } from '#shared/catalog.ts';
import { readServiceView, type ServiceView, serviceHref } from './service-view.ts';
import { ownCopy } from './subscription-copy.ts';

interface Props {
  readonly view: ServiceView;
  readonly total: number;
}

/** Search and type chips of the catalogue (PORT-029): a plain GET form and links, so they work before JavaScript. */
export function ServiceToolbar({ view, total }: Props) {
  const showView = useShowView();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="grid gap-3">
      <Form
        method="get"
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const asked = readServiceView(queryOf(event.currentTarget));
          showView(serviceHref({ ...asked, type: view.type }));
        }}
      >
        <SearchField value={view.search} placeholder={ownCopy.search} className="flex-[1_1_260px]" />
        <p aria-live="polite" className="num text-ink-3 text-ui">
          {isLoading ? 'Memuat…' : `${total} layanan`}
        </p>
      </Form>
      <nav aria-label="Jenis layanan" className="flex flex-wrap gap-2">
        <Chip view={view} type={null} label={ownCopy.allTypes} />
        {subscriptionTypes.map((type) => (
          <Chip key={type} view={view} type={type} label={productTypeLabels[type]} />
        ))}
      </nav>
    </div>
  );
}

interface ChipProps {
  readonly view: ServiceView;
  readonly type: ServiceView['type'];
  readonly label: string;
}

function Chip({ view, type, label }: ChipProps) {
  return (
    <Link
      to={serviceHref({ ...view, type, page: 1 })}
      preventScrollReset
      aria-current={view.type === type ? 'true' : undefined}
      className="inline-flex min-h-tap items-center rounded-control px-4 font-semibold text-ui shadow-[inset_0_0_0_1px_var(--control-line)] hover:bg-soft aria-[current=true]:bg-dawn-soft aria-[current=true]:shadow-[inset_0_0_0_2px_var(--action)]"
    >
      {label}
    </Link>
  );
}
