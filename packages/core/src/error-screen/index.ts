export {
  type ErrorScreen,
  errorScreen,
  homeUrlOf,
  type ScreenFailure,
  screenFailure
} from './error-screen.ts'
