export { lessPercent } from './less-percent.ts'
export { postSet } from './posted-set.ts'
export { putSet } from './put-set.ts'
export { setBuilderMessages } from './set-builder.messages.ts'
export {
  chosenOptions,
  type SetChoice,
  type SetOption,
  type SetSlot,
  type SetSum,
  type SetView,
  setSum,
  setView,
  withOption
} from './set-builder.view.ts'
export { type SetBuilderView, setBuilderView } from './set-builder-page.view.ts'
