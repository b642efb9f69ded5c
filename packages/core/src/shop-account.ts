import {
  type AccountDeletionActor,
  createAccountDeletionMachine
} from './account-deletion/account-deletion.machine.ts'
import type { Api } from './api/api.ts'
import { deleteAccount, sendVerification, verifyContact } from './contracts/users.ts'
import type { OrganizationOption } from './entities/organization.ts'
import type { SuggestionOption } from './entities/shipping.ts'
import { createPasswordMachine, type PasswordActor } from './password/password.machine.ts'
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
  createPasswordChange(): PasswordActor
  /** Proves by a code that an e-mail or a phone is the visitor's. */
  createVerification(contact: Contact): VerificationActor
  /** Signs out once the account is gone. */
  createAccountDeletion(): AccountDeletionActor
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
      actors.start(createPasswordMachine({ change: account.changePassword })),
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
    createAccountDeletion() {
      const machine = createAccountDeletionMachine({
        deleteAccount: async (password, signal) =>
          void (await api(deleteAccount, { body: { password: password.trim() } }, signal))
      })
      const actor = actors.start(machine)
      actor.on('account.deleted', () => session.send({ type: 'signout.submit' }))
      return actor
    },
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
