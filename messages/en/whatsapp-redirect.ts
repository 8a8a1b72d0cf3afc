import type { whatsappRedirectCopy as id } from '../id/whatsapp-redirect.ts';

export const whatsappRedirectCopy: typeof id = {
  waiting: {
    title: 'Processing your request',
    text: 'WhatsApp opens in three seconds with your message already written. You can still change it before you send it.',
  },
  blocked: {
    title: 'One more tap',
    text: 'Your browser held back the new tab. Open WhatsApp with the button below, the message is already written.',
  },
  progress: 'Preparing WhatsApp',
  cancel: 'Cancel',
  openNow: 'Open WhatsApp now',
};
