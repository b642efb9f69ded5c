import { expect, test } from 'vitest'

import { ApiError } from '../../platform/api-error.ts'
import { walkGraph } from '../../testing/graph-coverage.ts'
import { createFavoritesMachine } from './favorites.machine.ts'
import { favoriteIds } from './favorites.selectors.ts'
import type { FavoritesApi } from './favorites-events.ts'

const never = () => new Promise<never>(() => undefined)
const full = Array.from({ length: 500 }, (_, place) => place + 1)

function apiWith(kept: readonly number[]): FavoritesApi {
  return {
    kept: () => kept,
    keep: () => undefined,
    ids: never,
    merge: never,
    toggle: never,
    log: () => undefined
  }
}

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output })
const failed = (id: string, retryable: boolean) => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ status: retryable ? 503 : 404, retryable })
})

const events = [
  { type: 'favorite.set', productId: 900, favorite: false },
  { type: 'favorite.set', productId: 900, favorite: true },
  { type: 'favorite.set', productId: 1, favorite: false },
  { type: 'favorites.reload' },
  { type: 'favorites.heard', ids: [900] },
  {
    type: 'favorites.shown',
    shown: { ids: [900], intents: [{ productId: 900, favorite: false }], message: '' }
  },
  { type: 'session.signedIn' },
  { type: 'session.signedOut', onPurpose: true },
  { type: 'session.signedOut', onPurpose: false },
  done('merge', { ids: [900], count: 1 }),
  done('merge', { ids: [], count: 0 }),
  failed('merge', true),
  done('read', []),
  done('read', [900]),
  failed('read', true),
  done('toggle', true),
  done('toggle', false),
  failed('toggle', true),
  failed('toggle', false)
]

// A member's walk is within it: a guest signs in and out.
test('a guest can reach every state, and no wish is lost or left in peace', () => {
  const { states, transitions, missed } = walkGraph(createFavoritesMachine(apiWith(full), false), {
    events,
    contextKey: ({ ids, intents, sent }) => [ids.slice(0, 3), ids.length, intents, sent],
    check(snapshot) {
      const { intents, sent } = snapshot.context
      const ids = favoriteIds(snapshot.context)
      // Asked thousands of times: one `expect` for all of it.
      expect([
        new Set(intents.map(intent => intent.productId)).size === intents.length,
        new Set(ids).size === ids.length,
        // What is wished for is on its way, or waits for something that is.
        intents.length === 0 || snapshot.hasTag('busy'),
        (sent?.attempt ?? 1) <= 2
      ]).toEqual([true, true, true, true])
    }
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
