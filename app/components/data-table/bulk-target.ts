/** The list's filter with which a change reaches all of its rows. */
export type BulkFilter = Readonly<Record<string, string | boolean>>;

export interface BulkTarget {
  readonly ids: readonly string[];
  /** Null: the ids only. */
  readonly filter: BulkFilter | null;
}

/** The target as fields of a form. */
export const targetFields = ({ ids, filter }: BulkTarget): Readonly<Record<string, string>> =>
  filter === null ? { ids: ids.join(',') } : { filter: JSON.stringify(filter) };

interface TargetFields {
  readonly ids?: string | undefined;
  readonly filter?: string | undefined;
}

/** The fields as the body of an endpoint; the endpoint's schema checks what is in the filter. */
export const targetOf = ({ ids = '', filter = '' }: TargetFields) =>
  filter === '' ? { ids: ids.split(',') } : { filter: JSON.parse(filter) };
