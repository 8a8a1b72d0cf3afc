/** The folder of the project. */
export declare const root: string;
/** The Node that came with the packages. */
export declare const node: string;
