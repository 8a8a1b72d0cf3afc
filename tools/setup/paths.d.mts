/** The folder of the project. */
export declare const root: string;
/** The Node that came with the packages. */
export declare const node: string;
/** Arguments and environment of a Node that holds less memory under load. */
export declare const lowMemory: {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
