import { PlacePetals } from '#app/components/brand/place-petals.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import { freeAuditCopy as copy, quoteCopy } from '#messages/landing/sections.ts';
import { auditSlotsCopy } from '#messages/leads/audit-slots.ts';
import { AUDIT_SLOTS_PER_MONTH } from '#shared/leads/forms.ts';
import { monthName } from '#shared/time/dates.ts';

export interface FreeAuditSlots {
  readonly month: string;
  readonly total: number;
  readonly remaining: number;
}

interface FreeAuditSectionProps {
  /** Null when the board could not be read. */
  readonly slots: FreeAuditSlots | null;
  readonly onApply: () => void;
}

/** The page's last headline (PUB-066), above the free offer. */
export function FreeAuditSection(props: FreeAuditSectionProps) {
  return (
    <>
      <section
        id="quote"
        data-plane="dawn"
        aria-label={quoteCopy.label}
        className="bg-plane-dawn text-on-plane"
      >
        <figure className="wrap grid gap-3 pt-section">
          <blockquote className="max-w-[18em] font-heading text-t1 sm:text-display">
            {quoteCopy.quote}
          </blockquote>
          <figcaption className="text-on-plane-2 text-ui">{quoteCopy.source}</figcaption>
        </figure>
      </section>
      <FreeAudit {...props} />
    </>
  );
}

/** The month's slots are petals, taken ones only outlined (PUB-013, PUB-014). */
function FreeAudit({ slots, onApply }: FreeAuditSectionProps) {
  const { claim_contact } = useSettings();
  const isFull = slots !== null && slots.remaining === 0;
  return (
    <section
      id="free-ai-audit"
      data-plane="dawn"
      className="overflow-hidden bg-plane-dawn text-on-plane"
      aria-labelledby="audit-title"
    >
      <div className="wrap pt-section">
        <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
          <div>
            <h2 id="audit-title" className="max-w-[17em] text-t2">
              {copy.title}
            </h2>
            <ol className="mt-7 max-w-[560px]">
              {copy.steps.map((step) => (
                <li
                  key={step.time}
                  className="grid grid-cols-[88px_1fr] gap-4 border-plane-line border-t py-3 text-ui"
                >
                  <span className="num font-semibold">{step.time}</span>
                  <span className="text-on-plane-2">{step.text}</span>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <SlotCount slots={slots} />
            <Button asChild variant="plane" size="lg" block>
              <DialogLink to={leadFormPaths.free_audit} onOpen={onApply}>
                {isFull ? copy.waiting : copy.action}
              </DialogLink>
            </Button>
            <p className="mt-3.5 text-on-plane-2 text-small">
              {isFull ? copy.full : copy.terms(claim_contact)}
            </p>
          </div>
        </div>
        <SlotPetals slots={slots} />
      </div>
    </section>
  );
}

/** The count is shown only once a slot is taken (DECISIONS 64). */
function SlotCount({ slots }: Pick<FreeAuditSectionProps, 'slots'>) {
  if (slots === null || slots.remaining === slots.total)
    return <p className="mb-6 font-semibold text-t3">{copy.unknown}</p>;
  return (
    <p className="mb-6 flex items-end gap-4">
      <b className="figures num -ml-1 font-light text-[clamp(5.5rem,4rem+6vw,9.5rem)] leading-[0.72]">
        {slots.remaining}
      </b>
      <span className="font-semibold text-body">
        {auditSlotsCopy.left(slots.total)}
        <br />
        {auditSlotsCopy.month(monthName(slots.month))}
      </span>
    </p>
  );
}

function SlotPetals({ slots }: Pick<FreeAuditSectionProps, 'slots'>) {
  const total = slots?.total ?? AUDIT_SLOTS_PER_MONTH;
  const remaining = slots?.remaining ?? total;
  const taken = total - remaining;
  return (
    <PlacePetals
      total={total}
      remaining={remaining}
      label={taken === 0 ? undefined : copy.slots(total, taken)}
    />
  );
}
