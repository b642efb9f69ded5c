import type { EngineContext } from './engine-context.ts'

/** Something of a screen that is read in its visitor's name. */
interface Opened {
  stop(): void
}

/**
 * Has `reread` called when the visitor becomes another one, with other prices. What was opened ends
 * with its screen, by the `stop` of what this returns, at the latest with the shop.
 */
export function followVisitor<Own extends Opened>(
  { session, rules, onStop }: Pick<EngineContext, 'session' | 'rules' | 'onStop'>,
  opened: Own,
  reread: () => void
): Own {
  const visitor = () => JSON.stringify([session.getSnapshot().context.signedIn, rules()])
  let known = visitor()
  const subscription = session.subscribe(() => {
    if (visitor() === known) return
    known = visitor()
    reread()
  })
  const stop = () => {
    forget()
    subscription.unsubscribe()
    opened.stop()
  }
  const forget = onStop(stop)
  return { ...opened, stop }
}
