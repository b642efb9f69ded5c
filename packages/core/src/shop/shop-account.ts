import { accountDeletionForm } from '../account-deletion/account-deletion.form.ts'
import type { Api } from '../api/api.ts'
import { deleteAccount, sendVerification, verifyContact } from '../contracts/users.ts'
import type { OpenForm } from '../forms/open-form.ts'
import { type PasswordValues, passwordForm } from '../password/password.form.ts'
import type { Account } from '../session/account.ts'
import type { SessionActor } from '../session/session.machine.ts'
import { createLookups, type Lookups } from '../suggestions/lookups.ts'
import type { Contact } from '../verification/contact.ts'
import {
  createVerificationMachine,
  type VerificationActor,
  type VerificationApi
} from '../verification/verification.machine.ts'
import type { ShopActors } from './shop-actors.ts'

/** Forms of the account; stop the actor when its page is left. */
export interface ShopAccount {
  readonly lookups: Lookups
  createPasswordChange(): OpenForm<PasswordValues, unknown, unknown>
  /** Proves by a code that an e-mail or a phone is the visitor's. */
  createVerification(contact: Contact): VerificationActor
  /** Signs in by a code that is sent to an e-mail or a phone. */
  createCodeSignIn(contact: Contact): VerificationActor
  /** Signs out once the account is gone; resolves with the shop's words. */
  deleteAccount(proof: { readonly password: string }, signal?: AbortSignal): Promise<string>
  /** The same as a form. */
  createAccountDeletion(): OpenForm<{ readonly password: string }, unknown, string>
}

interface AccountParts {
  readonly api: Api
  readonly session: SessionActor
  readonly account: Account
  readonly actors: ShopActors
}

export function createShopAccount(parts: AccountParts): ShopAccount {
  const { api, session, account, actors } = parts
  const erase: ShopAccount['deleteAccount'] = async (body, signal) => {
    const { message } = await api(deleteAccount, { body }, signal)
    session.send({ type: 'signout.submit' })
    return message
  }
  const send: VerificationApi['send'] = (body, signal) => api(sendVerification, { body }, signal)

  return {
    lookups: createLookups(api),
    createPasswordChange: () =>
      actors.openForm(passwordForm, {}, ({ oldPassword, password }) =>
        account.changePassword(oldPassword, password)
      ),
    createVerification: contact =>
      actors.start(
        createVerificationMachine(
          {
            send,
            check: async (known, code, signal) =>
              void (await api(verifyContact, { body: { ...known, code } }, signal))
          },
          contact
        )
      ),
    createCodeSignIn: contact =>
      actors.start(
        createVerificationMachine(
          {
            send,
            check: async ({ value }, code) =>
              void (await account.signIn({ username: value, password: code, scenario: 'code' }))
          },
          contact
        )
      ),
    deleteAccount: erase,
    createAccountDeletion: () => actors.openForm(accountDeletionForm, {}, erase)
  }
}
