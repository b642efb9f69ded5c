export { blankMessages } from './blank.messages.ts'
export {
  type BlankPage,
  type BlankView,
  blankPage
} from './blank-list.view.ts'
export { readBlanks } from './blanks.loader.ts'
export {
  type OneClickFacts,
  type OneClickOrder,
  type OneClickValues,
  type OneClickWish,
  oneClickForm
} from './one-click.form.ts'
