import { Form, useNavigation } from 'react-router';
import { SearchField } from '#app/components/inputs/search-field.tsx';
import { ChipLink } from '#app/components/ui/chip.tsx';
import { useNavigateToView } from '#app/hooks/use-navigate-to-view.ts';
import { formSearchParams } from '#app/lib/search-params.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { subscriptionsCopy } from '#messages/subscriptions/subscriptions.ts';
import { subscriptionTypes } from '#shared/shop/catalog.ts';
import { parseServiceView, type ServiceView, serviceHref } from './service-view.ts';

interface Props {
  readonly view: ServiceView;
  readonly total: number;
}

/** A plain GET form and links, which work without scripts (PORT-029). */
export function ServiceToolbar({ view, total }: Props) {
  const navigateToView = useNavigateToView();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="grid gap-3">
      <Form
        method="get"
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const next = parseServiceView(formSearchParams(event.currentTarget));
          navigateToView(serviceHref({ ...next, type: view.type }));
        }}
      >
        <SearchField
          value={view.search}
          placeholder={subscriptionsCopy.search}
          className="flex-[1_1_260px]"
        />
        <p aria-live="polite" className="num text-ink-3 text-ui">
          {isLoading ? subscriptionsCopy.loading : subscriptionsCopy.count(total)}
        </p>
      </Form>
      <nav aria-label={subscriptionsCopy.types} className="flex flex-wrap gap-2">
        <TypeChip view={view} type={null} label={subscriptionsCopy.allTypes} />
        {subscriptionTypes.map((type) => (
          <TypeChip key={type} view={view} type={type} label={productTypeLabels[type]} />
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

function TypeChip({ view, type, label }: ChipProps) {
  return (
    <ChipLink to={serviceHref({ ...view, type, page: 1 })} isChosen={view.type === type}>
      {label}
    </ChipLink>
  );
}
