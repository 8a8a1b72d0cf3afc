/** The folder of the project. */
export const root: string;
/** The Node that came with the packages. */
export const node: string;
