import type { Subscription } from '#contract/account/subscriptions.ts';
import { formatArticleDate, formatCardDate, formatTime } from '#shared/dates.ts';
import { formatRupiah, type Rupiah } from '#shared/money.ts';
import type { EndReason } from '#shared/subscriptions.ts';
import { pricePerCycle } from '../service/plan-view.ts';

/** A non-breaking space keeps the amount on one line. */
const amount = (value: Rupiah) => formatRupiah(value).replace(' ', '\u00a0');
const moment = (iso: string) => `${formatArticleDate(iso)} pukul ${formatTime(iso)} WIB`;

const endReasonLabels: Readonly<Record<EndReason, string>> = {
  cancelled: 'Dibatalkan',
  unpaid: 'Tagihan tidak terbayar',
  not_renewed: 'Masa langganan habis',
  access_ended: 'Akses diakhiri',
  account_closed: 'Akun ditutup',
};

export function nextStepText(subscription: Subscription): string {
  const { status, next_charge, current_period_end, past_due, next_plan } = subscription;
  if (status === 'expired') return endedText(subscription);
  if (status === 'cancelled')
    return `Berjalan sampai ${formatCardDate(current_period_end)}, lalu berakhir tanpa tagihan.`;
  if (past_due !== null) return `Akses terbuka sampai ${formatCardDate(past_due.grace_until)}.`;
  if (next_charge === null) return `Berakhir sendiri pada ${formatCardDate(current_period_end)}.`;
  const what = `${amount(next_charge.amount)} pada ${formatCardDate(next_charge.at)}`;
  if (status === 'trialing')
    return `Masa coba sampai ${formatCardDate(current_period_end)}. Tagihan pertama ${what}.`;
  return next_plan === null ? `Tagihan berikutnya ${what}.` : `Pindah ke ${next_plan.plan_name}: ${what}.`;
}

export function endedText({ ended_at, ended_reason }: Subscription): string {
  const when = ended_at === null ? '' : ` · ${formatCardDate(ended_at)}`;
  return `${ended_reason === null ? 'Berakhir' : endReasonLabels[ended_reason]}${when}`;
}

export function cancelText({ status, current_period_end, next_charge }: Subscription): string {
  if (status === 'past_due') {
    return 'Periode terakhir belum terbayar, jadi akses ditutup sekarang juga. Tagihan yang tertunda tidak jadi diambil.';
  }
  const taken = next_charge === null ? '' : ` ${amount(next_charge.amount)} tidak jadi diambil.`;
  const what = status === 'trialing' ? 'Masa coba' : 'Akses';
  return `${what} tetap berjalan sampai ${moment(current_period_end)}, lalu berakhir.${taken} Sampai saat itu Anda masih dapat melanjutkan.`;
}

export function resumeText(subscription: Subscription): string {
  return `Langganan berjalan lagi. Pada ${moment(subscription.current_period_end)} diambil ${pricePerCycle(subscription).replace(' ', '\u00a0')} dari saldo Anda.`;
}

export function planChangeText(
  subscription: Subscription,
  chosen: { readonly name: string; readonly price: Subscription['price'] },
): string {
  return `${subscription.plan_name} berjalan sampai ${moment(subscription.current_period_end)}. Sejak itu ${chosen.name}: ${amount(chosen.price)} diambil dari saldo. Hari ini tidak ada yang diambil.`;
}
