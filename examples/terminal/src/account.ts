import { isSignedIn, sessionMessage, sessionNotice, sessionProfile } from '@vitrina/core/session'
import { email } from '@vitrina/core/validation'

import { Misunderstanding, until, type Visit } from './visit.ts'

export async function signIn({ shop, screen }: Visit, words: string): Promise<void> {
  if (isSignedIn(shop.getState().session)) throw new Misunderstanding('Вы уже вошли.')
  const username = words || (await screen.ask('E-mail: '))
  const mistake = email(username)
  if (mistake) throw new Misunderstanding(mistake)
  const password = await screen.ask('Пароль: ', { isSecret: true })

  shop.session.send({ type: 'signin.submit', form: { username, password } })
  const { context } = await until(
    shop.session,
    snapshot => !snapshot.hasTag('busy') && (snapshot.matches('guest') || hasProfile(snapshot))
  )
  if (!context.signedIn) {
    throw new Misunderstanding(sessionMessage(context) || sessionNotice(context))
  }
  screen.say(`Здравствуйте, ${sessionProfile(context)?.fio || username}!`)
}

const hasProfile = ({ context }: { context: { profile?: unknown; failure?: unknown } }) =>
  context.profile !== undefined || context.failure !== undefined

export async function signOut({ shop, screen }: Visit): Promise<void> {
  if (!isSignedIn(shop.getState().session)) throw new Misunderstanding('Вы не входили.')
  shop.session.send({ type: 'signout.submit' })
  screen.say('Вы вышли. Корзина пуста.')
}
