import { inLanguage } from '#shared/language/language.ts';
import type { WhatsappAnswer, WhatsappEvent } from '#shared/whatsapp/whatsapp.ts';

interface TemplateText {
  /** Meta approves it; `{{1}}` and so on are the texts of a message. */
  readonly body: string;
  /** For Meta's reviewers, one for each text. */
  readonly examples: readonly string[];
}

export const whatsappTemplates = inLanguage<Readonly<Record<WhatsappEvent, TemplateText>>>({
  id: {
    session_reminder: {
      body: 'Halo {{1}}, ini pengingat sesi Anda: {{2}}, {{3}}. Tempat dan perubahannya ada di {{4}}. Balas BERHENTI untuk menghentikan pesan ini.',
      examples: ['Sari', 'Konsultasi 60 menit', 'Senin, 5 Oktober 2026, 10.00 WIB', 'https://usaha.id'],
    },
    order_paid: {
      body: 'Halo {{1}}, pembayaran Anda sudah kami terima: {{2}}, {{3}}. Buka pembelian Anda di {{4}}. Balas BERHENTI untuk menghentikan pesan ini.',
      examples: ['Sari', 'Kelas Prompt', 'Rp 149.000', 'https://usaha.id'],
    },
    payment_reminder: {
      body: 'Halo {{1}}, pembayaran {{2}} sebesar {{3}} belum selesai. Lanjutkan di {{4}}. Balas BERHENTI untuk menghentikan pesan ini.',
      examples: ['Sari', 'Kelas Prompt', 'Rp 149.000', 'https://usaha.id'],
    },
    product_available: {
      body: 'Produk yang Anda tunggu sudah tersedia: {{1}}. Lihat di {{2}}. Balas BERHENTI untuk menghentikan pesan ini.',
      examples: ['Kelas Prompt', 'https://usaha.id/marketplace/kelas-prompt'],
    },
  },
  en: {
    session_reminder: {
      body: 'Hello {{1}}, a reminder of your session: {{2}}, {{3}}. Its place and any changes are at {{4}}. Reply STOP to end these messages.',
      examples: ['Sari', '60-minute consultation', 'Monday, October 5, 2026, 10:00 WIB', 'https://usaha.id'],
    },
    order_paid: {
      body: 'Hello {{1}}, we have received your payment: {{2}}, {{3}}. Open your purchase at {{4}}. Reply STOP to end these messages.',
      examples: ['Sari', 'Prompt Class', 'Rp 149.000', 'https://usaha.id'],
    },
    payment_reminder: {
      body: 'Hello {{1}}, your payment for {{2}} of {{3}} is not finished. Continue at {{4}}. Reply STOP to end these messages.',
      examples: ['Sari', 'Prompt Class', 'Rp 149.000', 'https://usaha.id'],
    },
    product_available: {
      body: 'What you are waiting for is available: {{1}}. See it at {{2}}. Reply STOP to end these messages.',
      examples: ['Prompt Class', 'https://usaha.id/marketplace/prompt-class'],
    },
  },
});

/** Free text, sent as it stands. */
export const whatsappAnswerTexts = inLanguage<Readonly<Record<WhatsappAnswer, string>>>({
  id: {
    stop_confirmed:
      'Baik, kami tidak akan mengirim pesan WhatsApp lagi. Anda dapat menyalakannya kembali di Pengaturan akun.',
    media_declined:
      'Maaf, gambar, suara, dan berkas tidak dapat kami buka di sini. Tulis dalam kata-kata, ya.',
  },
  en: {
    stop_confirmed:
      'All right, we will send no more WhatsApp messages. You can turn them on again in your account settings.',
    media_declined: 'Sorry, we cannot open pictures, recordings or files here. Please write it in words.',
  },
});
