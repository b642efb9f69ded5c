export { accountDeletionForm } from './account-deletion.form.ts'
export { accountDeletionMessages } from './account-deletion.messages.ts'
export {
  type AccountDeletionView,
  accountDeletionView,
  asksForPassword,
  deletionPasswordPath
} from './account-deletion.view.ts'
export { deletionLinkMessages } from './deletion-link.messages.ts'
export { readHoldingOrders } from './holding-orders.loader.ts'
