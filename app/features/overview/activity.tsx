import type { WalletTransaction } from '#contract/wallet/wallet.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { ActivityRow } from './activity-row.tsx';
import { OverviewEmpty, OverviewSection } from './overview-section.tsx';

export function Activity({ activity }: { readonly activity: readonly WalletTransaction[] }) {
  return (
    <OverviewSection title={copy.activity} allHref="/user/billing">
      {activity.length === 0 ? (
        <OverviewEmpty title={copy.noActivity} hint={copy.noActivityHint} />
      ) : (
        <ul className="border-line border-b">
          {activity.map((line) => (
            <ActivityRow key={line.id} line={line} />
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}
