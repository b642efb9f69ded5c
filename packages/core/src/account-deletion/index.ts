export {
  type AccountDeletionActor,
  type AccountDeletionApi,
  type AccountDeletionContext,
  type AccountDeletionEvent,
  createAccountDeletionMachine
} from './account-deletion.machine.ts'
