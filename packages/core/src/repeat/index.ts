export { readRepetition } from '../orders/orders.loader.ts'
export type { Repetition } from '../orders/own-orders.ts'
export { repeatMessages } from './repeat.messages.ts'
export { orderQuestion, type RepeatMode, type RepeatQuestion } from './repeat-question.view.ts'
