declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** In a development build, writes to the console that the call `asked` came after the end of an actor. */
export function reportStopped(
  actor: { getSnapshot(): unknown },
  asked: string,
  name: string
): void {
  if (process.env.NODE_ENV !== 'production') {
    const { status } = Object(actor.getSnapshot())
    if (status === 'stopped') console.error(`${asked}(${name}) after stop(): nothing follows`)
  }
}
