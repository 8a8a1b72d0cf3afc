import { CalendarCheck, Gift, Store } from 'lucide-react';
import type { Overview } from '#contract/reports/overview.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { PanelRow } from './panel-row.tsx';

interface Props {
  readonly consultation: Overview['free_consultation'];
  readonly hasTitle: boolean;
}

export function FirstSteps({ consultation: { is_eligible, is_used, percent }, hasTitle }: Props) {
  const { free, consultation, product } = copy.steps;
  return (
    <>
      {hasTitle && <h2 className="px-5 pt-5 pb-2 text-t3 md:px-7">{copy.start}</h2>}
      <ul>
        <PanelRow icon={Gift} title={free.title} note={free.note} action={free.action} to="/freebies" />
        {!is_used && (
          <PanelRow
            icon={CalendarCheck}
            title={consultation.title}
            note={is_eligible ? consultation.ready : consultation.note(percent)}
            action={is_eligible ? consultation.book : consultation.action}
            to={is_eligible ? '/consultation' : '/user/profile'}
          />
        )}
        <PanelRow
          icon={Store}
          title={product.title}
          note={product.note}
          action={product.action}
          to="/user/marketplace"
        />
      </ul>
    </>
  );
}
