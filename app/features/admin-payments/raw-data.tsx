/** APAY-005: what a gateway told, indented and readable. */
export function RawData({ title, data }: { readonly title: string; readonly data: unknown }) {
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-3 border-line border-b pb-2 text-t3">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="max-h-80 overflow-auto rounded-small bg-sunk p-4 text-small">
        {JSON.stringify(data, null, 2)}
      </pre>
    </section>
  );
}
