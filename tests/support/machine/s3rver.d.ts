declare module 's3rver' {
  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }
  interface Server {
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
  const S3rver: new (options: Options) => Server;
  export default S3rver;
}
