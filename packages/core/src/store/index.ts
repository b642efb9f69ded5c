export type { EcommerceRecord, Goal, GoalName } from './analytics-events.ts'
export { createPageVisits } from './analytics-events.ts'
export { type AnalyticsProduct, analyticsProduct } from './analytics-item.ts'
export { connectionMessages, waitingText } from './connection.messages.ts'
export { type ConnectionCommand, connectionSubject } from './connection.ts'
export {
  type ErrorScreen,
  endedFailure,
  errorScreen,
  homeUrlOf,
  isOpening,
  offlineFailure,
  openingFailure,
  screenFailure
} from './error-screen.ts'
export { type Followed, type FollowedSubject, follow, followSubject } from './follow.ts'
export { awaitedSubject, followAwaited, retryNow, until } from './follow-awaited.ts'
export { isFatal } from './is-fatal.ts'
export { METRIKA_POLICY, METRIKA_SCRIPT } from './metrika.ts'
export { createModalsMachine } from './modals.machine.ts'
export { isModalOpen, modalsSubject, topModal } from './modals.ts'
export type { OpenReading } from './open-reading.ts'
export type { Opened } from './opened.ts'
export { partMessages } from './part.messages.ts'
export { isReading, type Reading } from './reading.ts'
export { createStore, type Store } from './store.ts'
export type { StoreHost } from './store-host.ts'
export type { Subject } from './subject.ts'
export { actOnToast } from './toast-action.ts'
export type { ToastCommand } from './toast-commands.ts'
export type { ShopToast } from './toast-queue.ts'
export { shownToast, toastsSubject } from './toasts.ts'
