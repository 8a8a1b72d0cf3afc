export type BulkFilter = Readonly<Record<string, string | boolean>>;

export interface BulkTarget {
  readonly ids: readonly string[];
  /** Null: the change applies to `ids` only. */
  readonly filter: BulkFilter | null;
}

export const targetFields = ({ ids, filter }: BulkTarget): Readonly<Record<string, string>> =>
  filter === null ? { ids: ids.join(',') } : { filter: JSON.stringify(filter) };

interface TargetFields {
  readonly ids?: string | undefined;
  readonly filter?: string | undefined;
}

export const targetOf = ({ ids = '', filter = '' }: TargetFields) =>
  filter === '' ? { ids: ids.split(',') } : { filter: JSON.parse(filter) };
