import type { Store } from '../../store/store.ts'
import { toastAction } from '../../store/toast-action.ts'
import type { ShopToast, ToastAction } from '../../store/toast-queue.ts'
import { toastsSubject } from '../../store/toasts.ts'
import { compareMessages } from './compare.messages.ts'
import { COMPARE_MAX, compareSubject, isCompared, isCompareFull } from './compare.ts'

/** A product by what its scales know of it. */
export interface ComparableProduct {
  readonly id: number
  readonly title: string
}

type ToastStore = Pick<Store, 'get' | 'send'>
type Following = Pick<Store, 'get' | 'send' | 'subscribe'>

/**
 * Puts a product in, or takes it out, and says so; one too many is refused in words. Waits until the
 * device has said what is compared already.
 */
export function turnCompare(store: Following, product: ComparableProduct): void {
  if (store.get(compareSubject).isRead) {
    turn(store, product)
    return
  }
  const stop = store.subscribe(compareSubject, () => {
    if (!store.get(compareSubject).isRead) return
    stop()
    turn(store, product)
  })
}

function turn(store: ToastStore, product: ComparableProduct) {
  const compare = store.get(compareSubject)
  if (isCompared(compare, product.id)) takeOut(store, product)
  else if (isCompareFull(compare))
    show(store, { tone: 'warning', text: compareMessages.full(COMPARE_MAX) })
  else {
    store.send(compareSubject, { type: 'compare.add', productId: product.id })
    show(store, { tone: 'good', text: compareMessages.added })
  }
}

/** Empties the list; all of it can be brought back. */
export function clearCompare(store: ToastStore): void {
  const action = wayBack(store.get(compareSubject).ids, 0)
  store.send(compareSubject, { type: 'compare.clear' })
  show(store, { tone: 'good', text: compareMessages.cleared, action })
}

/** With its title: each of several products has a way back of its own, to its column (C17). */
function takeOut(store: ToastStore, { id, title }: ComparableProduct) {
  const action = wayBack([id], store.get(compareSubject).ids.indexOf(id))
  store.send(compareSubject, { type: 'compare.remove', productId: id })
  show(store, { tone: 'good', title, text: compareMessages.removed, action })
}

const show = (store: ToastStore, toast: ShopToast) =>
  store.send(toastsSubject, { type: 'toast.show', toast })

const wayBack = (ids: readonly number[], column: number): ToastAction =>
  toastAction(compareMessages.back, compareSubject, { type: 'compare.restore', ids, column })
