export declare const UNLISTED: readonly string[]
export declare const addressesOf: (xml: string) => string[]
export declare function onePerKind(paths: readonly string[]): string[]
