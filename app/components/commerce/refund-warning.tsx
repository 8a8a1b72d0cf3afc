import { TriangleAlert } from 'lucide-react';
import { Form, Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { FORFEIT_REFUND, INTENT } from '#app/lib/forms/form-reply.ts';
import { commerceCopy } from '#messages/components/commerce.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly backHref: string;
  readonly refundHref?: string | undefined;
  readonly opensFile?: boolean;
}

/** Shown once, before the action that ends the right to a refund (DECISIONS 56). Works without scripts. */
export function RefundWindowWarning({ title, text, action, backHref, refundHref, opensFile = false }: Props) {
  return (
    <section className="max-w-[38rem] rounded-card border border-line bg-surface p-6 md:p-8">
      <TriangleAlert aria-hidden="true" className="size-6 text-debit" />
      <h1 className="mt-4 text-t2">{title}</h1>
      <p className="mt-2 text-ink-2">{text}</p>
      <Form method="post" reloadDocument={opensFile} className="mt-6 flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to={backHref}>{commerceCopy.back}</Link>
        </Button>
        <Button type="submit" name={INTENT} value={FORFEIT_REFUND}>
          {action}
        </Button>
      </Form>
      {refundHref !== undefined && (
        <p className="mt-5 text-ui">
          <Link to={refundHref} className="font-semibold text-link underline underline-offset-4">
            {commerceCopy.askRefund}
          </Link>
        </p>
      )}
    </section>
  );
}
