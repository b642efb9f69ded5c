import { defineForm } from '../../forms/form.ts'
import { required } from '../../values/validation/validators.ts'

/**
 * The last step of deleting an account: nothing is deleted without the password. What is on its way
 * cannot be called back: the answer alone tells whether the account is still there.
 */
export const accountDeletionForm = /* @__PURE__ */ defineForm({
  name: 'account-deletion',
  values: () => ({ password: '' }),
  check: ({ password }) => ({ password: required(password) }),
  body: ({ password }) => ({ password: password.trim() }),
  thanks: (message: string) => message,
  onceSent: 'close'
})
