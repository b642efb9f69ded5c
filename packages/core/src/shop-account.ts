import { accountDeletionForm } from './account-deletion/account-deletion.form.ts'
import type { Api } from './api/api.ts'
import { deleteAccount, sendVerification, verifyContact } from './contracts/users.ts'
import type { OrganizationOption } from './entities/organization.ts'
import type { SuggestionOption } from './entities/shipping.ts'
import type { OpenForm } from './forms/open-form.ts'
import { type PasswordValues, passwordForm } from './password/password.form.ts'
import type { Account } from './session/account.ts'
import type { SessionActor } from './session/session.machine.ts'
import type { ShopActors } from './shop-actors.ts'
import { createLookups, type Lookups } from './suggestions/lookups.ts'
import {
  createSuggestionsMachine,
  type SuggestionsActor
} from './suggestions/suggestions.machine.ts'
import {
  type Contact,
  createVerificationMachine,
  type VerificationActor
} from './verification/verification.machine.ts'

/** Forms of the account and dropdowns; stop the actor when its page or field is left. */
export interface ShopAccount {
  readonly lookups: Lookups
  createPasswordChange(): OpenForm<PasswordValues, unknown, unknown>
  /** Proves by a code that an e-mail or a phone is the visitor's. */
  createVerification(contact: Contact): VerificationActor
  /** Signs out once the account is gone. */
  createAccountDeletion(): OpenForm<{ readonly password: string }, unknown, string>
  /** `kladrId` tells in which city, anew for every question; empty for everywhere. */
  createAddressSuggestions(kladrId: () => string): SuggestionsActor<SuggestionOption>
  createCitySuggestions(): SuggestionsActor<SuggestionOption>
  createNameSuggestions(): SuggestionsActor<SuggestionOption>
  createOrganizationSuggestions(): SuggestionsActor<OrganizationOption>
}

interface AccountParts {
  readonly api: Api
  readonly session: SessionActor
  readonly account: Account
  readonly actors: ShopActors
}

export function createShopAccount(parts: AccountParts): ShopAccount {
  const { api, session, account, actors } = parts
  const lookups = createLookups(api)
  const suggestions = <Option>(
    lookup: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  ) => actors.start(createSuggestionsMachine({ lookup }))

  return {
    lookups,
    createPasswordChange: () =>
      actors.openForm(passwordForm, {}, ({ oldPassword, password }) =>
        account.changePassword(oldPassword, password)
      ),
    createVerification: contact =>
      actors.start(
        createVerificationMachine(
          {
            send: (body, signal) => api(sendVerification, { body }, signal),
            check: async (known, code, signal) =>
              void (await api(verifyContact, { body: { ...known, code } }, signal))
          },
          contact
        )
      ),
    createAccountDeletion: () =>
      actors.openForm(accountDeletionForm, {}, async (body, signal) => {
        const { message } = await api(deleteAccount, { body }, signal)
        session.send({ type: 'signout.submit' })
        return message
      }),
    createAddressSuggestions: kladrId =>
      suggestions((text, signal) => lookups.addresses(text, kladrId(), signal)),
    createCitySuggestions: () => suggestions(lookups.cities),
    createNameSuggestions: () =>
      suggestions((text, signal) => {
        const [role = 'user'] = session.getSnapshot().context.roles
        return lookups.names(text, role, signal)
      }),
    createOrganizationSuggestions: () => suggestions(lookups.organizations)
  }
}
