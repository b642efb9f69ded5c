export { createHolders, type Holders } from './holders.ts'
export { type Hops, noHops, readHops } from './hops.ts'
export { visitorAddress } from './visitor-address.ts'
