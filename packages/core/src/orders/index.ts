export { createOwnOrders, type OwnOrders, type Repetition } from './own-orders.ts'
export {
  canCancelIn,
  cancelStatusesOf,
  EVERY_STATUS,
  type StatusEntity,
  type StatusTab,
  statusCount,
  statusesOf,
  statusTabs
} from './status-list.ts'
