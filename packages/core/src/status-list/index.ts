export {
  EVERY_STATUS,
  isStatusOf,
  type StatusCounts,
  type StatusEntity,
  type StatusTab
} from './status-list.ts'
