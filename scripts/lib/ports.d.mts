/** A port that nobody listens at. */
export function freePort(): Promise<number>
