export { repeatedAt, repeatedHref, toldRepetition } from './posted-repeat.ts'
export { repeatMessages } from './repeat.messages.ts'
export { orderQuestion, type RepeatMode, type RepeatQuestion } from './repeat-question.view.ts'
