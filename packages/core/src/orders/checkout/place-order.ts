import type { Order, OrderForm } from '../../entities/order.ts'
import { ApiError } from '../../platform/api-error.ts'
import { tabStorageKeys } from '../../platform/keys.ts'
import type { Platform } from '../../platform/platform.ts'
import { CONFLICT } from '../../platform/statuses.ts'
import { randomUuid } from '../../platform/uuid.ts'

/** How long a lost answer is waited for before the same order is posted again. */
const REPEAT_DELAYS_MS = [1000, 2000, 4000]
/** A server that asks for more is not waited for. */
const LONGEST_PAUSE_MS = 4000
/** Why an order of an empty basket is refused, as the server's answer names it. */
const EMPTY_BASKET = 'emptyBasket'
/** The status of an answer that could not be read. */
const UNREADABLE = 501

export type OrderBody = OrderForm & {
  readonly expectedPrice: number
  /** Of the basket that was seen; two baskets may cost the same. */
  readonly basketVersion?: number | undefined
}

/** An order that may have been placed: its key, and what was posted under it. */
interface Pending {
  readonly key: string
  readonly bodies: readonly OrderBody[]
}

interface PlaceOrderOptions {
  readonly platform: Platform
  readonly post: (body: OrderBody, key: string, signal: AbortSignal) => Promise<Order>
  /** An attempt of before had come through, and the order placed now is another one. */
  readonly reportEarlier: (earlier: Order, order: Order) => void
}

/**
 * Places one order per intent: the key stays in the tab's storage until a definite answer, so that
 * a second try after a lost answer, or after a reload, is the same order (R13). An attempt that was
 * left and came through is cleared up first: what the basket holds since is another order.
 */
export function createPlaceOrder(options: PlaceOrderOptions) {
  const { platform, post, reportEarlier } = options
  const store = createPendingStore(platform)
  let untold: Order | undefined

  async function place(body: OrderBody, signal: AbortSignal): Promise<Order> {
    const order = await attempt(body, signal)
    if (untold !== undefined && untold.id !== order.id) reportEarlier(untold, order)
    untold = undefined
    return order
  }

  async function attempt(body: OrderBody, signal: AbortSignal): Promise<Order> {
    const { key, bodies } = store.read() ?? { key: randomUuid(platform.randomBytes), bodies: [] }
    const earlier = bodies.filter(sent => !isSame(sent, body))
    store.write({ key, bodies: [...earlier, body] })
    try {
      const order = await repeated(platform, () => post(body, key, signal))
      store.clear()
      return order
    } catch (error) {
      if (!isDefinite(error)) throw error
      const found = isConflict(error)
        ? await firstPlaced(earlier, sent => post(sent, key, signal))
        : undefined
      store.clear()
      if (found === undefined) throw error
      untold = found
      return attempt(body, signal).catch(orEarlier(found))
    }
  }

  return place
}

/** Nothing is left to order: the order of before has emptied the basket, and is the visitor's order. */
const orEarlier = (earlier: Order) => (error: unknown) => {
  if (isDefinite(error) && property(error.body, 'reason') === EMPTY_BASKET) return earlier
  throw error
}

/** The rubles an order costs now, when that is why it was refused. */
export function newTotalOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== CONFLICT) return undefined
  const total = property(error.body, 'total')
  const price = typeof total === 'number' ? total : property(total, 'price')
  return typeof price === 'number' ? price : undefined
}

/** The key was used with another form: the order of that form. */
export async function firstPlaced(
  bodies: readonly OrderBody[],
  post: (body: OrderBody) => Promise<Order>
): Promise<Order | undefined> {
  for (const body of bodies) {
    const order = await post(body).catch((error: unknown) => {
      if (isDefinite(error)) return undefined
      throw error
    })
    if (order) return order
  }
  return undefined
}

async function repeated<Answer>({ clock }: Platform, post: () => Promise<Answer>): Promise<Answer> {
  for (const delay of REPEAT_DELAYS_MS) {
    try {
      return await post()
    } catch (error) {
      if (!(error instanceof ApiError) || isDefinite(error)) throw error
      const { retryAfterMs = 0 } = error
      if (retryAfterMs > LONGEST_PAUSE_MS) throw error
      await new Promise<void>(done => clock.setTimeout(done, Math.max(delay, retryAfterMs)))
    }
  }
  return post()
}

const isDefinite = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.retryable && error.status !== UNREADABLE

const isConflict = (error: ApiError) => error.status === CONFLICT && newTotalOf(error) === undefined

export function createPendingStore({ tabStorage }: Pick<Platform, 'tabStorage'>) {
  // Where storage is forbidden the key lives as long as the page.
  let kept: string | undefined
  const key = tabStorageKeys.orderKey
  return {
    read: () => pendingOf(tabStorage.get(key) ?? kept),
    write(pending: Pending) {
      kept = JSON.stringify(pending)
      tabStorage.set(key, kept)
    },
    clear() {
      kept = undefined
      tabStorage.remove(key)
    }
  }
}

/** What was written here before; of what somebody else has written an order cannot be told. */
function pendingOf(text = ''): Pending | undefined {
  try {
    const stored: unknown = JSON.parse(text)
    return isPending(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

const isPending = (stored: unknown): stored is Pending =>
  typeof property(stored, 'key') === 'string' && Array.isArray(property(stored, 'bodies'))

const isSame = (first: OrderBody, second: OrderBody) =>
  JSON.stringify(first) === JSON.stringify(second)

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
