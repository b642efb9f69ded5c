import type { ActorRefFrom } from 'xstate'

import { toFailure } from '../../platform/api-error.ts'
import type { FavoritesApi } from './favorites-events.ts'
import { createFavoritesSetup } from './favorites-setup.ts'
import { favoritesState, intentOf, withFavorite } from './favorites-state.ts'

/**
 * A guest's list is on the device, a member's on the server. One call at a time and only where the
 * wish differs from what is known (N3); after an unclear failure the list is read, nothing repeated.
 */
export const createFavoritesMachine = (api: FavoritesApi, isMember: boolean) =>
  createFavoritesSetup(api).createMachine({
    id: 'favorites',
    context: favoritesState(api.kept()),
    initial: isMember ? 'member' : 'guest',
    on: {
      'favorites.shown': { actions: 'takeIntents' },
      // As it was told: a device may show another tab's list later than the tab tells of it.
      'favorites.heard': {
        actions: { type: 'record', params: ({ event }) => ({ kind: 'heard', ids: event.ids }) }
      }
    },
    states: {
      guest: {
        entry: 'readDevice',
        on: {
          'favorite.set': [
            {
              guard: { type: 'isTooMuch', params: ({ event }) => event },
              actions: {
                type: 'record',
                params: ({ event }) => ({ kind: 'full', intent: intentOf(event) })
              }
            },
            {
              guard: { type: 'isNews', params: ({ event }) => event },
              actions: [
                'readDevice',
                {
                  type: 'keep',
                  params: ({ context, event }) => withFavorite(context.ids, intentOf(event))
                },
                {
                  type: 'record',
                  params: ({ event }) => ({ kind: 'kept', intent: intentOf(event) })
                }
              ]
            }
          ],
          'session.signedIn': 'member'
        }
      },
      member: {
        initial: 'merging',
        on: {
          'favorite.set': {
            guard: { type: 'isNews', params: ({ event }) => event },
            actions: {
              type: 'record',
              params: ({ event }) => ({ kind: 'wished', intent: intentOf(event) })
            }
          },
          'session.signedOut': {
            target: 'guest',
            actions: { type: 'leave', params: ({ event }) => event.onPurpose }
          }
        },
        states: {
          merging: {
            tags: 'busy',
            on: { 'favorites.shown': { actions: ['takeList', 'takeIntents'] } },
            invoke: {
              id: 'merge',
              src: 'merge',
              onDone: [
                {
                  guard: { type: 'isMerged', params: ({ event }) => event.output },
                  target: 'ready',
                  actions: {
                    type: 'record',
                    params: ({ event }) => ({ kind: 'merged', ...event.output })
                  }
                },
                { target: 'reading' }
              ],
              // C14: the device keeps its list and tries again at the next start.
              onError: {
                target: 'reading',
                actions: { type: 'log', params: ({ event }) => toFailure(event.error) }
              }
            }
          },
          reading: {
            tags: 'busy',
            on: { 'favorites.shown': { actions: ['takeList', 'takeIntents'] } },
            invoke: {
              id: 'read',
              src: 'read',
              onDone: {
                target: 'ready',
                actions: {
                  type: 'record',
                  params: ({ event }) => ({ kind: 'listed', ids: event.output })
                }
              },
              // §8: a failure at the start is only logged.
              onError: {
                target: 'stale',
                actions: [
                  { type: 'log', params: ({ event }) => toFailure(event.error) },
                  { type: 'record', params: { kind: 'unlisted' } }
                ]
              }
            }
          },
          ready: {
            always: { guard: 'hasIntent', target: 'sending' },
            on: { 'favorites.reload': 'reading' }
          },
          sending: {
            tags: 'busy',
            entry: { type: 'record', params: { kind: 'sent' } },
            invoke: {
              id: 'toggle',
              src: 'toggle',
              input: ({ context }) => context.sent?.productId ?? 0,
              onDone: {
                target: 'ready',
                actions: {
                  type: 'record',
                  params: ({ event }) => ({ kind: 'answered', favorite: event.output })
                }
              },
              onError: [
                {
                  guard: { type: 'isUnclear', params: ({ event }) => toFailure(event.error) },
                  target: 'reading'
                },
                {
                  target: 'ready',
                  actions: {
                    type: 'record',
                    params: ({ event }) => ({
                      kind: 'refused',
                      message: toFailure(event.error).message
                    })
                  }
                }
              ]
            }
          },
          /** The account's list is not known: it is read before anything is sent. */
          stale: {
            always: { guard: 'hasIntent', target: 'reading' },
            on: { 'favorites.reload': 'reading' }
          }
        }
      }
    }
  })

export type FavoritesActor = ActorRefFrom<ReturnType<typeof createFavoritesMachine>>
