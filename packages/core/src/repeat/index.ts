export type { Repetition } from '../orders/own-orders.ts'
export { repeatedAt, toldRepetition } from '../orders/posted-repeat.ts'
export { repeatMessages } from './repeat.messages.ts'
export { orderQuestion, type RepeatMode, type RepeatQuestion } from './repeat-question.view.ts'
