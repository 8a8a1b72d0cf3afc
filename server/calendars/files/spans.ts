export interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export interface Window {
  readonly from: Date;
  readonly to: Date;
}

export function normalizeSpans(spans: readonly Span[], { from, to }: Window): readonly Span[] {
  const touching = spans.filter(
    ({ starts_at, ends_at }) => ends_at > from && starts_at < to && ends_at > starts_at,
  );
  const byTimes = new Map(touching.map((span) => [`${+span.starts_at} ${+span.ends_at}`, span]));
  return [...byTimes.values()].toSorted((a, b) => +a.starts_at - +b.starts_at || +a.ends_at - +b.ends_at);
}
