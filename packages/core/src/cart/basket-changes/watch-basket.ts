import type { BasketContext } from '../../basket/basket-state.ts'
import { withPageBasket } from '../../basket/page-basket.ts'
import { type EngineContext, perShop } from '../../engine/engine-context.ts'
import type { Basket } from '../../entities/basket.ts'
import type { OpenSubject } from '../../store/open-subject.ts'
import { type BasketChange, type BasketChanges, withChange } from './basket-changes.ts'
import type { BasketChangesCommand } from './basket-changes-commands.ts'
import { changesBetween, wantedLines } from './changes-between.ts'

/** Collects what becomes of a basket without its visitor, from the shop's start on. */
export const basketWatch = perShop(watchBasket)

function watchBasket({
  basket,
  session,
  onStop
}: EngineContext): OpenSubject<BasketChanges, BasketChangesCommand> {
  const priceRole = () => session.getSnapshot().context.priceRole
  const listeners = new Set<() => void>()
  let changes: readonly BasketChange[] = []
  let page: Basket | undefined
  let known = basket.getSnapshot().context

  function show(next: readonly BasketChange[]) {
    if (next.length === changes.length && next.every((change, at) => change === changes[at])) return
    changes = next
    for (const listener of listeners) listener()
  }

  /** What the shop has not read itself the visitor knows by his page. */
  const seen = (context: BasketContext) =>
    page && context.buckets === undefined && context.version === page.version
      ? withPageBasket(context, page)
      : context

  function follow() {
    const before = seen(known)
    known = basket.getSnapshot().context
    const wanted = new Set(wantedLines(known))
    const kept = before.epoch === known.epoch ? changes : []
    const fresh = changesBetween(before, known, priceRole())
    // Whoever changes a line himself knows of it.
    const open = kept.filter(({ key, cause }) => cause === 'price' || !wanted.has(key))
    show(fresh.reduce(withChange, open))
  }

  const following = [
    basket.subscribe(follow),
    basket.on('basket.merged', ({ lines }) => {
      follow()
      show(lines.map(line => ({ ...line, cause: 'merge' })))
    })
  ]
  const watch = {
    get: () => ({ changes }),
    send(command: BasketChangesCommand) {
      if (command.type === 'changes.drawn') page = command.page
      else show([])
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      for (const { unsubscribe } of following) unsubscribe()
    }
  }
  onStop(watch.stop)
  return watch
}
