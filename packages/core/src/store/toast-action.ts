import type { Store } from './store.ts'
import type { Subject } from './subject.ts'
import type { ToastAction } from './toast-queue.ts'
import { shownToast, toastsSubject } from './toasts.ts'

/** The action of a toast: the commands that it sends, typed by their subject. */
export const toastAction = <State, Command>(
  label: string,
  { name }: Subject<State, Command>,
  ...commands: readonly Command[]
): ToastAction => ({ label, subject: name, commands })

/** Takes the action of the toast on the screen, which goes away. */
export function actOnToast(store: Pick<Store, 'get' | 'send' | 'sendTo'>): void {
  const action = shownToast(store.get(toastsSubject))?.action
  if (action === undefined) return
  store.send(toastsSubject, { type: 'toast.act' })
  for (const command of action.commands) store.sendTo(action.subject, command)
}
