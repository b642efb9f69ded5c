import {
  type AccountDeletionActor,
  createAccountDeletionMachine
} from './account-deletion/account-deletion.machine.ts'
import type { Api } from './api/api.ts'
import { deleteAccount, sendVerification, verifyContact } from './contracts/users.ts'
import type { OrganizationOption } from './entities/organization.ts'
import type { SuggestionOption } from './entities/shipping.ts'
import { openActor } from './errors/open-actor.ts'
import { createPasswordMachine, type PasswordActor } from './password/password.machine.ts'
import type { Platform } from './platform/platform.ts'
import type { Account } from './session/account.ts'
import type { SessionActor } from './session/session.machine.ts'
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
  readonly platform: Platform
  readonly session: SessionActor
  readonly account: Account
  /** Stopped together with the shop. */
  readonly running: Set<{ stop(): unknown }>
}

export function createShopAccount(parts: AccountParts): ShopAccount {
  const { api, platform, session, account, running } = parts
  const clock = { clock: platform.clock }
  const lookups = createLookups(api)
  function started<Actor extends { start(): unknown; stop(): unknown }>(actor: Actor): Actor {
    running.add(actor)
    actor.start()
    return actor
  }
  const suggestions = <Option>(
    lookup: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  ) => started(openActor(createSuggestionsMachine({ lookup }), clock))

  return {
    lookups,
    createPasswordChange: () =>
      started(openActor(createPasswordMachine({ change: account.changePassword }), clock)),
    createVerification: contact =>
      started(
        openActor(
          createVerificationMachine(
            {
              send: (body, signal) => api(sendVerification, { body }, signal),
              check: async (known, code, signal) =>
                void (await api(verifyContact, { body: { ...known, code } }, signal))
            },
            contact
          ),
          clock
        )
      ),
    createAccountDeletion() {
      const machine = createAccountDeletionMachine({
        deleteAccount: async (password, signal) =>
          void (await api(deleteAccount, { body: { password: password.trim() } }, signal))
      })
      const actor = started(openActor(machine, clock))
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
