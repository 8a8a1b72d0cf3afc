import { uiCopy } from '#messages/components/ui.ts';
export function SkipLink() {
  return (
    <a
      href="#isi"
      className="sr-only rounded-control bg-action px-4 py-3 font-semibold text-on-action text-ui focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      {uiCopy.skip}
    </a>
  );
}
