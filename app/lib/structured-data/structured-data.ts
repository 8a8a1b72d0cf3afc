type Value = string | number | boolean | null | undefined | StructuredData | readonly Value[];

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: Value;
}
