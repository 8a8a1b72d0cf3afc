type Value = string | number | boolean | null | undefined | StructuredData | readonly Value[];

/** A schema.org entity; undefined members are left out. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: Value;
}
