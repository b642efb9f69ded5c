export { accountDeletionForm } from './account-deletion.form.ts'
