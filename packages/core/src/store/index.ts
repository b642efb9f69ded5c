export {
  addCartGoal,
  type EcommerceRecord,
  ecommerceAdd,
  ecommercePurchase,
  ecommerceRemove,
  ecommerceVisit,
  failureGoal,
  type Goal,
  type GoalName,
  orderGoal,
  registerGoal
} from './analytics-events.ts'
export {
  type AnalyticsItem,
  type AnalyticsPrice,
  type AnalyticsProduct,
  analyticsItem,
  analyticsProduct,
  analyticsQuantity
} from './analytics-item.ts'
export { type Awaited, awaitedSubject } from './awaited.ts'
export { connectionMessages, connectionText, waitingText } from './connection.messages.ts'
export { type Connection, type ConnectionCommand, connectionSubject } from './connection.ts'
export {
  type ErrorScreen,
  endedFailure,
  errorScreen,
  homeUrlOf,
  isOpening,
  offlineFailure,
  openingFailure,
  type ScreenFailure,
  screenFailure
} from './error-screen.ts'
export { followAwaited, retryNow } from './follow-awaited.ts'
export { isFatal } from './is-fatal.ts'
export { METRIKA_POLICY, METRIKA_SCRIPT } from './metrika.ts'
export { createModalsMachine, type ModalsActor } from './modals.machine.ts'
export {
  isModalOpen,
  type ModalsCommand,
  type ModalsContext,
  modalsSubject,
  type OpenModal,
  topModal
} from './modals.ts'
export type { OpenReading } from './open-reading.ts'
export { type OpenSubject, openSubject } from './open-subject.ts'
export type { Opened } from './opened.ts'
export { type CountedPage, createPageVisits } from './page-visits.ts'
export { partMessages } from './part.messages.ts'
export { isReading, type Reading } from './reading.ts'
export { runActor } from './run-actor.ts'
export type { RunningShop } from './running-shop.ts'
export { createStore, type Store } from './store.ts'
export type { StoreHost } from './store-host.ts'
export type { Due, Engine, Subject } from './subject.ts'
export { actOnToast, toastAction } from './toast-action.ts'
export {
  type ShopToast,
  TOAST_MS,
  type ToastAction,
  type ToastText,
  type ToastTone
} from './toast-queue.ts'
export { shownToast, type ToastCommand, type ToastsContext, toastsSubject } from './toasts.ts'
export { until } from './until.ts'
