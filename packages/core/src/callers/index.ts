export { createHolders, type Holders } from './holders.ts'
export { type Hops, noHops, readHops } from './hops.ts'
export { createQueues, type QueuePlace, type Queues } from './queues.ts'
export { countedAddress, visitorAddress } from './visitor-address.ts'
