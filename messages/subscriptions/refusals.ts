import { inLanguage } from '#shared/language/language.ts';

export const subscriptionRefusals = inLanguage({
  id: {
    ALREADY_SUBSCRIBED: 'Anda sudah berlangganan produk ini.',
    NOT_PAST_DUE: 'Tidak ada tagihan yang tertunda.',
    NOT_RENEWING: 'Langganan ini berakhir sendiri dan tidak diperpanjang otomatis.',
    PLAN_NOT_FOUND: 'Paket ini tidak ditawarkan lagi.',
    PLAN_OUT_OF_STOCK: 'Paket ini sedang habis.',
    RETENTION_NOT_OFFERED: 'Penawaran ini sudah tidak tersedia.',
    SUBSCRIPTION_CANCELLED: 'Langganan ini sudah dibatalkan. Lanjutkan langganan, lalu ganti paketnya.',
    SUBSCRIPTION_ENDED: 'Langganan ini sudah berakhir.',
    SUBSCRIPTION_NEEDS_PLAN: 'Langganan dimulai dari halaman paketnya.',
    SUBSCRIPTION_NOT_FOUND: 'Langganan tidak ditemukan.',
    SUBSCRIPTION_NEEDS_DAYS: 'Langganan diberikan untuk sekian hari. Isi jumlah harinya.',
    SUBSCRIPTION_CHANGED: 'Langganan ini baru saja diperpanjang. Periksa lagi, lalu ulangi.',
    REFUND_NEEDS_NOW: 'Uang dikembalikan hanya bila langganan dibatalkan sekarang.',
    TRIAL_NOT_AVAILABLE:
      'Masa coba produk ini sudah pernah Anda pakai. Berlangganan berarti membayar periode pertama.',
  },
  en: {
    ALREADY_SUBSCRIBED: 'You already subscribe to this product.',
    NOT_PAST_DUE: 'There is no open charge.',
    NOT_RENEWING: 'This subscription ends by itself and does not renew.',
    PLAN_NOT_FOUND: 'This plan is no longer offered.',
    PLAN_OUT_OF_STOCK: 'This plan is sold out.',
    RETENTION_NOT_OFFERED: 'This offer is no longer available.',
    SUBSCRIPTION_CANCELLED: 'This subscription is cancelled. Resume it, then change the plan.',
    SUBSCRIPTION_ENDED: 'This subscription has ended.',
    SUBSCRIPTION_NEEDS_PLAN: 'Subscriptions start from the page of their plans.',
    SUBSCRIPTION_NOT_FOUND: 'Subscription not found.',
    SUBSCRIPTION_NEEDS_DAYS: 'A subscription is granted for some days. Enter how many.',
    SUBSCRIPTION_CHANGED: 'This subscription has just renewed. Look at it again and repeat.',
    REFUND_NEEDS_NOW: 'Money goes back only when the subscription is cancelled now.',
    TRIAL_NOT_AVAILABLE:
      'You have already used the trial of this product. Subscribing means paying for the first period.',
  },
});
