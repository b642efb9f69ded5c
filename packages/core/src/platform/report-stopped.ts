declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** In a development build, writes to the console that `asked` came too late: `asked` is a call's name. */
export function reportStopped(isStopped: boolean, asked: string, name: string): void {
  if (process.env.NODE_ENV !== 'production') {
    if (isStopped) console.error(`${asked}(${name}) after stop(): nothing follows`)
  }
}
