export { answerOf, type CallAnswer, isSuccess } from './answer.ts'
export { type Call, type CallSettings, type CallVisitor, callOf, isGuarded } from './call.ts'
export type { Optional } from './optional.ts'
export { realPath } from './url.ts'
