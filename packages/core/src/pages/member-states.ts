import { notificationsSubject } from '../account/notifications/notifications.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { listFavoriteIds } from '../contracts/favorites.ts'
import { countNotifications } from '../contracts/notifications.ts'
import { favoritesSubject } from '../lists/favorites/favorites.ts'
import type { Subject } from '../store/subject.ts'
import type { ShopRequest } from './define-loader.ts'

interface BroughtState {
  readonly name: string
  readonly read: (backend: EndpointCall) => Promise<unknown>
}

/** The state of a subject as the backend knows it for a member. */
const stateOf = <State, Command>(
  { name }: Subject<State, Command>,
  read: (backend: EndpointCall) => Promise<Partial<State>>
): BroughtState => ({ name, read })

const brought: readonly BroughtState[] = [
  stateOf(favoritesSubject, async backend => ({
    ids: (await backend(listFavoriteIds, {})).data
  })),
  stateOf(notificationsSubject, async backend => ({
    unread: (await backend(countNotifications, {})).unread
  }))
]

/** States that every page of a member begins with, by subject: the numbers beside links. */
export async function readMemberStates({
  backend,
  optional
}: Pick<ShopRequest, 'backend' | 'optional'>): Promise<Readonly<Record<string, unknown>>> {
  const readings = brought.map(
    async ({ name, read }) => [name, await optional(read(backend), undefined)] as const
  )
  return Object.fromEntries(await Promise.all(readings))
}
