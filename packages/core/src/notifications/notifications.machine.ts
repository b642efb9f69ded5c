import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'

import type { Notification } from '../entities/notification.ts'
import { type Failure, toFailure } from '../errors/api-error.ts'
import {
  allRead,
  type NotificationPage,
  type NotificationsContext,
  noNotifications,
  withArrived,
  withPage
} from './notification-list.ts'

export interface NotificationsApi {
  list(page: number, signal: AbortSignal): Promise<NotificationPage>
  countUnread(signal: AbortSignal): Promise<number>
  markAllRead(signal: AbortSignal): Promise<void>
}

export type NotificationsEvent =
  | { type: 'count.load' }
  | { type: 'list.load' }
  | { type: 'list.more' }
  | { type: 'all.markRead' }
  | { type: 'notification.arrived'; notification: Notification }
  /** Another account, or none. */
  | { type: 'list.forget' }

/** The account's notifications: the list, page by page, and how many are unread. */
export const createNotificationsMachine = (api: NotificationsApi) =>
  setup({
    types: {
      context: {} as NotificationsContext,
      events: {} as NotificationsEvent,
      tags: {} as 'busy'
    },
    actors: {
      list: fromPromise<NotificationPage, number>(({ input, signal }) => api.list(input, signal)),
      count: fromPromise<number>(({ signal }) => api.countUnread(signal)),
      mark: fromPromise<void>(({ signal }) => api.markAllRead(signal))
    },
    actions: {
      keepPage: assign(({ context }, page: NotificationPage) => withPage(context, page)),
      keepCount: assign((_, unread: number) => ({ unread })),
      prepend: assign(({ context }, notification: Notification) =>
        withArrived(context, notification)
      ),
      markAll: assign(({ context }) => allRead(context)),
      startList: assign({ page: 0, pages: 1 }),
      fail: assign((_, failure: Failure) => ({ failure })),
      forget: assign(noNotifications)
    },
    guards: { hasMore: ({ context }) => context.page < context.pages }
  }).createMachine({
    id: 'notifications',
    context: noNotifications(),
    initial: 'idle',
    on: {
      'list.forget': { target: '.idle', actions: 'forget' },
      'notification.arrived': {
        actions: { type: 'prepend', params: ({ event }) => event.notification }
      }
    },
    states: {
      idle: {
        on: {
          'count.load': 'counting',
          'list.load': { target: 'loading', actions: 'startList' },
          'list.more': { guard: 'hasMore', target: 'loading' },
          'all.markRead': 'marking'
        }
      },
      counting: {
        on: { 'list.load': { target: 'loading', actions: 'startList' } },
        invoke: {
          src: 'count',
          id: 'count',
          onDone: {
            target: 'idle',
            actions: { type: 'keepCount', params: ({ event }) => event.output }
          },
          // A badge that is not there tells of nothing: no words are needed.
          onError: 'idle'
        }
      },
      loading: {
        tags: 'busy',
        invoke: {
          src: 'list',
          id: 'list',
          input: ({ context }) => context.page + 1,
          onDone: {
            target: 'counting',
            actions: { type: 'keepPage', params: ({ event }) => event.output }
          },
          onError: {
            target: 'idle',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      marking: {
        tags: 'busy',
        invoke: {
          src: 'mark',
          id: 'mark',
          onDone: { target: 'idle', actions: 'markAll' },
          onError: {
            target: 'idle',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) }
          }
        }
      }
    }
  })

export type NotificationsActor = ActorRefFrom<ReturnType<typeof createNotificationsMachine>>
