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
export { isFatal } from './is-fatal.ts'
export { partMessages } from './part.messages.ts'
