export { PriceReasons as Reasons } from '@vitrina/react-ui'
export { Delivery } from './delivery.tsx'
