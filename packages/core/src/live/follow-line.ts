import { awaitedSubject } from '../store/awaited.ts'
import { connectionMessages } from '../store/connection.messages.ts'
import { connectionSubject } from '../store/connection.ts'
import type { Store } from '../store/store.ts'
import { toastsSubject } from '../store/toasts.ts'

/** Tells when a shop that was lost answers again, and asks at once for what is awaited of it. */
export function followLine(
  store: Pick<Store, 'get' | 'send' | 'subscribe'>,
  found: () => void
): void {
  let { status } = store.get(connectionSubject)
  store.subscribe(connectionSubject, () => {
    const before = status
    status = store.get(connectionSubject).status
    if (status === 'open' && before === 'lost') {
      const toast = { tone: 'good', text: connectionMessages.found } as const
      store.send(toastsSubject, { type: 'toast.show', toast })
      found()
    }
    if (status === 'open') store.send(awaitedSubject, { type: 'awaited.retry' })
  })
}
