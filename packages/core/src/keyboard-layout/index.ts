export { keyboardLayouts } from './keyboard-layout.messages.ts'
export { correctName, repairSearch, toRussianLayout } from './keyboard-layout.ts'
