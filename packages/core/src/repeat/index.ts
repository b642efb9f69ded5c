export { repeatMessages } from './repeat.messages.ts'
export { type RepeatOutcome, type Repetition, repeatOutcome } from './repeat-outcome.view.ts'
export { orderQuestion, type RepeatMode, type RepeatQuestion } from './repeat-question.view.ts'
