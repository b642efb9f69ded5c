export { keyboardLayouts } from './keyboard-layout.messages.ts'
export { correctName, repairSearch, toRussianLayout } from './keyboard-layout.ts'
export {
  lettersTyped,
  type NameTyping,
  nameAfter,
  nameTyping,
  withLettersTyped
} from './name-typing.ts'
