import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type LinkDescriptor, Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { lostConnection } from '#app/lib/load-script.ts';
import { beforePaintScript } from '#app/lib/theme.ts';
import { firstToast } from '#app/lib/toast.ts';
import { screensCopy } from '#messages/shell/screens.ts';
import { currentLanguage } from '#shared/language/language.ts';

export const documentLinks = (): LinkDescriptor[] => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Attributes set on <html> before the first paint, kept for the error screen, which renders a new element. */
let rootAttributes: DOMStringMap = {};

function useRootAttributes(): void {
  useLayoutEffect(() => {
    const marks = document.documentElement.dataset;
    Object.assign(marks, rootAttributes);
    return () => {
      rootAttributes = { ...marks };
    };
  }, []);
}

export function SiteDocument({ children }: { readonly children: ReactNode }) {
  useRootAttributes();
  return (
    <html lang={currentLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforePaintScript : '' }}
        />
        <Meta />
        <Links />
        {/* Blocks painting until the whole page is parsed, because elements at the end of a row would move while it
            loads. */}
        {import.meta.env.SSR && <link rel="expect" href="#_end" blocking="render" />}
      </head>
      <body>
        {children}
        <template id="_end" />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const Toaster = lazyPart(async () => (await import('#app/components/ui/toaster.tsx')).Toaster);

const AFTER_TOUCH_MS = 1000;

/** Toasts follow an action, so their script loads after the first touch or key, or with a toast raised before. */
export function LazyToaster() {
  const wasRaised = useSyncExternalStore(firstToast.subscribe, firstToast.read, () => false);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTimeout(setTouched, AFTER_TOUCH_MS, true);
    const once = { once: true, passive: true };
    window.addEventListener('pointerdown', touch, once);
    window.addEventListener('keydown', touch, once);
    return () => {
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, []);
  if (!wasRaised && !isTouched) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

export function LostConnection() {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    lostConnection.tell = setLost;
  }, []);
  if (!isLost) return null;
  const { title, text } = screensCopy.offline;
  return (
    <p role="alert" className="fixed inset-x-3 top-17 z-50 rounded-card bg-surface p-4 text-small shadow-3">
      <b>{title}.</b> {text}
    </p>
  );
}
