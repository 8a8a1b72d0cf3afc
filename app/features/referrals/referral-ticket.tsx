import { MessageCircle } from 'lucide-react';
import { Nota } from '#app/components/commerce/nota.tsx';
import { CopyButton } from '#app/components/page/copy-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { QrCode } from '#app/components/ui/qr-code.tsx';
import type { QrDrawing } from '#app/lib/qr-drawing.ts';
import type { PublicReferralTerms } from '#contract/referrals/referrals.ts';
import { referralCopy as copy } from '#messages/referrals/portal.ts';
import { formatOff, ReferralGains } from './referral-terms.tsx';

interface Props {
  readonly terms: PublicReferralTerms;
  readonly code: string;
  readonly link: string;
  readonly qr: QrDrawing;
}

/** The code as a nota to pass on, with the ways to share it. */
export function ReferralTicket({ terms, code, link, qr }: Props) {
  const message = copy.message(code, formatOff(terms), link);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-2">
      <Nota label={copy.code}>
        <div className="flex items-center justify-between gap-3 border-line border-b pb-3">
          <span>
            <span className="block text-ink-2 text-small">{copy.code}</span>
            <b className="num text-t2 tracking-[0.06em]">{code}</b>
          </span>
          <CopyButton text={code} name={copy.copyCode} />
        </div>
        <ReferralGains terms={terms} />
      </Nota>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex items-center justify-between gap-3 border-line border-b pb-3">
          <span className="min-w-0">
            <span className="block text-ink-2 text-small">{copy.address}</span>
            <span className="wrap-anywhere text-ui">{link}</span>
          </span>
          <CopyButton text={link} name={copy.copyLink} />
        </div>
        <Button asChild className="justify-self-start">
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} rel="noreferrer" target="_blank">
            <MessageCircle aria-hidden="true" />
            {copy.whatsapp}
          </a>
        </Button>
        <Disclosure title={copy.qr}>
          <QrCode drawing={qr} label={copy.qrLabel} />
        </Disclosure>
      </div>
    </div>
  );
}
