import type { RouteName } from '../../routes/routes.ts'
import type { Store } from '../../store/store.ts'
import type { Subject } from '../../store/subject.ts'
import type { ListHost } from './keep-list.ts'

/** A product by what the sign of a list knows of it. */
export interface ListedProduct {
  readonly id: number
  readonly title: string
}

/**
 * A list that a visitor gathers products in: a sign on every product puts it in or takes it out, and
 * a page of its own shows what is there.
 */
export interface OwnList<State = unknown> {
  readonly subject: Subject<State, unknown>
  readonly route: RouteName
  readonly icon: 'heart' | 'scale'
  /** A member’s account keeps it and takes over what a guest has gathered; else the device alone. */
  readonly isInAccount: boolean
  /** What its page is called where others lead there. */
  title(): string
  count(state: State): number
  has(state: State, productId: number): boolean
  /** The name of its sign on a product. */
  label(productTitle: string): string
  /** What a press on the sign does. */
  hint(isIn: boolean): string
  /** Puts a product in, or takes it out, and says so. */
  turn(store: Pick<Store, 'get' | 'send' | 'subscribe'>, product: ListedProduct): void
  /** Fetches what `turn` needs, when a press is near. */
  prepare?(): void
  /** What the sign posts to the list’s page where there is no script; without it, it needs script. */
  fields?(productId: number, isIn: boolean): Readonly<Record<string, string | number>>
  /**
   * Shows what lies on the device, when the page stands as the server wrote it. Returns the way to
   * stop, where the list is kept from then on.
   */
  open(store: Pick<Store, 'get' | 'send' | 'subscribe'>, host: ListHost): (() => void) | undefined
}
