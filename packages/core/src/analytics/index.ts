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
  analyticsQuantity
} from './analytics-item.ts'
