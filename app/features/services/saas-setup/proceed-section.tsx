import { ArrowRight } from 'lucide-react';
import { Money } from '#app/components/commerce/money.tsx';
import { DialogForm } from '#app/components/dialogs/dialog-form.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { saasSetupCopy } from '#messages/services/saas-setup.ts';
import { firstMonthTotal, saasPackage } from '#shared/shop/saas-package.ts';
import type { ProceedProps } from './offer-hero.tsx';

/** The page's last headline, with one figure and one button (PUB-096). */
export function ProceedSection({ onProceed }: ProceedProps) {
  const { title, text, figure } = saasSetupCopy.closing;
  return (
    <section data-plane="dawn" className="bg-plane-dawn text-on-plane" aria-labelledby="proceed-title">
      <div className="wrap grid gap-x-20 gap-y-10 py-[clamp(64px,8vw,120px)] lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <h2 id="proceed-title" className="max-w-[15em] text-t1">
            {title}
          </h2>
          <p className="mt-4 max-w-[32em] text-lede text-on-plane-2">{text}</p>
        </div>
        <div>
          <p className="mb-6 border-plane-line border-t pt-4">
            <span className="block text-on-plane-2 text-ui">{saasSetupCopy.nota.setup.before}</span>
            <Money amount={firstMonthTotal(saasPackage)} className="block figures font-light text-figure" />
            <span className="mt-2 block text-on-plane-2 text-ui">{figure}</span>
          </p>
          <DialogForm action="/contact" onOpen={onProceed}>
            <Button type="submit" variant="plane" size="lg" block>
              {saasSetupCopy.hero.action} <ArrowRight aria-hidden="true" />
            </Button>
          </DialogForm>
          <p className="mt-3.5 text-on-plane-2 text-small">{saasSetupCopy.hero.note}</p>
        </div>
      </div>
    </section>
  );
}
