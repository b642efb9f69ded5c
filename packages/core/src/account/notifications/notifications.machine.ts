import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'
import type { Notification } from '../../entities/notification.ts'
import { type Failure, toFailure } from '../../platform/api-error.ts'
import {
  type NotificationPage,
  type NotificationsContext,
  noNotifications,
  notificationsSubject,
  type ReadIntent,
  withArrived,
  withoutIntent,
  withPage
} from './notifications.ts'
import type { NotificationsCommand } from './notifications-commands.ts'

export interface NotificationsApi {
  list(page: number, signal: AbortSignal): Promise<NotificationPage>
  countUnread(signal: AbortSignal): Promise<number>
  /** One of them, or all. */
  markRead(intent: ReadIntent, signal: AbortSignal): Promise<void>
}

export type NotificationsEvent =
  | NotificationsCommand
  | { type: 'count.load' }
  | { type: 'list.load' }
  | { type: 'list.more' }
  | { type: 'notification.arrived'; notification: Notification }
  /** What the page has brought and what was wished on it before the shop came. */
  | { type: 'notifications.shown'; shown: NotificationsContext }
  /** Another account, or none. */
  | { type: 'list.forget' }

/** Another number than before is unread: the other tabs show it as well. */
export type NotificationsFact = { type: 'unread.counted'; unread: number }

/** The account's notifications: the list, page by page, and how many are unread. */
export const createNotificationsMachine = (api: NotificationsApi) =>
  setup({
    types: {
      context: {} as NotificationsContext,
      events: {} as NotificationsEvent,
      emitted: {} as NotificationsFact,
      tags: {} as 'busy'
    },
    actors: {
      list: fromPromise<NotificationPage, number>(({ input, signal }) => api.list(input, signal)),
      count: fromPromise<number>(({ signal }) => api.countUnread(signal)),
      mark: fromPromise<void, ReadIntent>(({ input, signal }) => api.markRead(input, signal))
    },
    actions: {
      keepPage: assign(({ context }, page: NotificationPage) => withPage(context, page)),
      keepCount: assign((_, unread: number) => ({ unread })),
      prepend: assign(({ context }, notification: Notification) =>
        withArrived(context, notification)
      ),
      apply: assign(({ context }, command: NotificationsCommand) =>
        notificationsSubject.after(context, command, '')
      ),
      takeShown: assign(({ context }, { unread, intents }: NotificationsContext) => ({
        unread: context.unread ?? unread,
        intents
      })),
      settleIntent: assign(({ context }) => withoutIntent(context)),
      dropIntent: assign(({ context }) => ({ intents: context.intents.slice(1) })),
      startList: assign({ page: 0, pages: 1 }),
      fail: assign((_, failure: Failure) => ({ failure })),
      announce: emit(({ context }) => ({
        type: 'unread.counted' as const,
        unread: context.unread ?? 0
      })),
      forget: assign(noNotifications)
    },
    guards: {
      hasMore: ({ context }) => context.page < context.pages,
      hasIntent: ({ context }) => context.intents.length > 0
    }
  }).createMachine({
    id: 'notifications',
    context: noNotifications(),
    initial: 'idle',
    on: {
      'list.forget': { target: '.idle', actions: 'forget' },
      'notification.arrived': {
        actions: { type: 'prepend', params: ({ event }) => event.notification }
      },
      'notifications.shown': {
        actions: { type: 'takeShown', params: ({ event }) => event.shown }
      },
      'notification.markRead': { actions: { type: 'apply', params: ({ event }) => event } },
      'all.markRead': { actions: { type: 'apply', params: ({ event }) => event } },
      'unread.heard': { actions: { type: 'apply', params: ({ event }) => event } }
    },
    states: {
      idle: {
        always: { guard: 'hasIntent', target: 'marking' },
        on: {
          'count.load': 'counting',
          'list.load': { target: 'loading', actions: 'startList' },
          'list.more': { guard: 'hasMore', target: 'loading' }
        }
      },
      counting: {
        on: { 'list.load': { target: 'loading', actions: 'startList' } },
        invoke: {
          src: 'count',
          id: 'count',
          onDone: {
            target: 'idle',
            actions: [{ type: 'keepCount', params: ({ event }) => event.output }, 'announce']
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
          input: ({ context }) => context.intents[0] ?? '',
          onDone: { target: 'idle', actions: ['settleIntent', 'announce'] },
          onError: {
            target: 'idle',
            actions: ['dropIntent', { type: 'fail', params: ({ event }) => toFailure(event.error) }]
          }
        }
      }
    }
  })

export type NotificationsActor = ActorRefFrom<ReturnType<typeof createNotificationsMachine>>
