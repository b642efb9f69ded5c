export { basketChangesMessages } from './basket-changes.messages.ts'
export {
  type BasketChange,
  type BasketChanges,
  type BasketChangesCommand,
  basketChangesSubject
} from './basket-changes.ts'
export { changeRows } from './basket-changes.view.ts'
export { takeBack } from './take-back.ts'
