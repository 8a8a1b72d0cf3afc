const FEATURED = 3;
const GROUP = 3;

export interface Slide<Study> {
  readonly kind: 'featured' | 'group';
  readonly studies: readonly Study[];
}

/** The first three alone, then the others in groups of three (PUB-072, PUB-073). */
export function toSlides<Study>(studies: readonly Study[]): readonly Slide<Study>[] {
  const featured = studies
    .slice(0, FEATURED)
    .map((study) => ({ kind: 'featured' as const, studies: [study] }));
  const rest = studies.slice(FEATURED);
  const groups = Array.from({ length: Math.ceil(rest.length / GROUP) }, (_, index) => ({
    kind: 'group' as const,
    studies: rest.slice(index * GROUP, (index + 1) * GROUP),
  }));
  return [...featured, ...groups];
}

/** Wraps around at both ends; 0 when there are no slides. */
export function wrapIndex(place: number, step: number, total: number): number {
  return total === 0 ? 0 : (((place + step) % total) + total) % total;
}
