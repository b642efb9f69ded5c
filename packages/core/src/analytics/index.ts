export {
  addCartGoal,
  type EcommerceRecord,
  ecommerceAdd,
  ecommercePurchase,
  ecommerceRemove,
  ecommerceVisit,
  failureGoal,
  type Goal,
  type GoalName,
  orderGoal,
  registerGoal
} from './analytics-events.ts'
export {
  type AnalyticsItem,
  type AnalyticsPrice,
  type AnalyticsProduct,
  analyticsItem,
  analyticsProduct,
  analyticsQuantity
} from './analytics-item.ts'
export { METRIKA_POLICY, METRIKA_SCRIPT } from './metrika.ts'
export { type CountedPage, createPageVisits } from './page-visits.ts'
