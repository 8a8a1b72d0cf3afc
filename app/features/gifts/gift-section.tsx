import { Gift as GiftIcon, Link2 } from 'lucide-react';
import { Link, useHref } from 'react-router';
import { Pagination } from '#app/components/page/pagination.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { Gift } from '#contract/orders/gifts.ts';
import { giftsCopy } from '#messages/orders/gifts.ts';
import { formatGiftCode, giftPath } from '#shared/shop/gifts.ts';
import { formatCardDate } from '#shared/time/dates.ts';

interface Props {
  readonly gifts: readonly Gift[];
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
}

export function GiftSection({ gifts, page, pageCount, hrefOf }: Props) {
  if (gifts.length === 0 && page === 1) {
    return (
      <p className="mt-8">
        <RedeemLink />
      </p>
    );
  }
  return (
    <section id="hadiah" aria-labelledby="hadiah-judul" className="mt-14 border-line border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="hadiah-judul" className="font-semibold text-t2">
          {giftsCopy.title}
        </h2>
        <RedeemLink />
      </div>
      <p className="mt-1 max-w-[40em] text-ink-2 text-ui">{giftsCopy.lede}</p>
      <ul className="mt-4">
        {gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} />
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </section>
  );
}

function RedeemLink() {
  return (
    <Button asChild variant="link" size="inline" className="px-0">
      <Link to="/user/redeem-gift">
        <GiftIcon aria-hidden="true" />
        {giftsCopy.redeemLink}
      </Link>
    </Button>
  );
}

const badgeVariants = { open: 'hot', redeemed: 'ok', void: 'off' } as const;

function GiftRow({ gift }: { readonly gift: Gift }) {
  const isOpen = gift.status === 'open';
  const path = useHref(giftPath(gift.code));
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-t py-4 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center">
      <div>
        <p className="font-semibold text-ui">{gift.product.title}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-3 text-small">
          <Badge variant={badgeVariants[gift.status]}>{giftsCopy.states[gift.status]}</Badge>
          <span>{statusText(gift)}</span>
        </p>
      </div>
      <code
        className={`num font-sans font-semibold text-ui tracking-[0.04em] ${isOpen ? '' : 'text-ink-3 line-through decoration-1'}`}
      >
        {formatGiftCode(gift.code)}
      </code>
      {isOpen && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => void copyLink(window.location.origin + path, gift.product.title)}
        >
          <Link2 aria-hidden="true" />
          {giftsCopy.copyLink}
          <span className="sr-only"> {gift.product.title}</span>
        </Button>
      )}
    </li>
  );
}

function statusText({ status, redeemed_by, redeemed_at, created_at }: Gift): string {
  if (status === 'void') return giftsCopy.voidHint;
  if (redeemed_at === null) return giftsCopy.boughtOn(formatCardDate(created_at));
  return giftsCopy.redeemedBy(redeemed_by ?? giftsCopy.otherAccount, formatCardDate(redeemed_at));
}

async function copyLink(link: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success(giftsCopy.copied, { description: title });
  } catch {
    toast.error(giftsCopy.notCopied, { description: link });
  }
}
