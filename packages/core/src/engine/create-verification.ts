import { sendVerification, verifyContact } from '../contracts/users.ts'
import { createAccount } from '../session/account.ts'
import { type Opened, opened } from '../store/opened.ts'
import type { Contact } from './contact.ts'
import type { EngineContext } from './engine-context.ts'
import {
  createVerificationMachine,
  type VerificationActor,
  type VerificationApi
} from './verification.machine.ts'

/** Proves by a code that an e-mail or a phone is the visitor's. */
export const createVerification = (context: EngineContext) =>
  opener(context, async (contact, code, signal) => {
    await context.api(verifyContact, { body: { ...contact, code } }, signal)
  })

/** Signs in by a code that is sent to an e-mail or a phone. */
export function createCodeSignIn(context: EngineContext) {
  const account = createAccount(context)
  return opener(context, async ({ value }, code) => {
    await account.signIn({ username: value, password: code, scenario: 'code' })
  })
}

const opener =
  ({ api, actors, platform }: EngineContext, check: VerificationApi['check']) =>
  (contact: Contact): Opened<VerificationActor> => {
    const send: VerificationApi['send'] = (body, signal) => api(sendVerification, { body }, signal)
    const { now } = platform.clock
    return opened(actors.start(createVerificationMachine({ send, now, check }, contact)))
  }
