export { blankMessages } from './blank.messages.ts'
export {
  createOneClickMachine,
  type OneClickActor,
  type OneClickApi,
  type OneClickContext,
  type OneClickEvent,
  type OneClickFact,
  oneClickState
} from './one-click.machine.ts'
export {
  oneClickError,
  oneClickForm,
  oneClickMessage,
  oneClickSuccess
} from './one-click.selectors.ts'
export {
  emptyOneClickForm,
  type OneClickForm,
  type OneClickWish,
  validateOneClick
} from './one-click-form.ts'
