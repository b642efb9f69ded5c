export { answerOf, type CallAnswer, isSuccess } from './answer.ts'
export { type Call, type CallSettings, type CallVisitor, callOf, isGuarded } from './call.ts'
export { CHANGED_LINE, changesPath, QUIET_LINE } from './changes.ts'
export type {
  EndpointInput,
  EndpointOutput,
  EndpointShape,
  Method,
  UploadShape
} from './endpoint.ts'
export { endpoint, isEndpoint } from './endpoint.ts'
export type { EndpointCall } from './endpoint-call.ts'
export { createHolders } from './holders.ts'
export { type Hops, noHops, readHops } from './hops.ts'
export type { Optional } from './optional.ts'
export { createQueues } from './queues.ts'
export { unknownWords } from './unknown-words.ts'
export { realPath } from './url.ts'
export { countedAddress, visitorAddress } from './visitor-address.ts'
