export { keyboardLayouts } from './keyboard-layout.messages.ts'
export { correctName, repairSearch, toRussianLayout } from './keyboard-layout.ts'
export {
  lettersMeant,
  lettersTyped,
  type NameTyping,
  nameAfter,
  nameTyping,
  withLettersTyped
} from './name-typing.ts'
