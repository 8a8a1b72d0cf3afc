type Value = string | number | boolean | null | undefined | StructuredData | readonly Value[];

/** One thing in the words of schema.org; what is undefined is left out. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: Value;
}
