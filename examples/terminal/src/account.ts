import { isSignedIn, sessionNotice } from '@vitrina/core/session'
import { email } from '@vitrina/core/values'

import { Misunderstanding, type Visit } from './visit.ts'

export async function signIn({ shop, screen }: Visit, words: string): Promise<void> {
  if (isSignedIn(shop.getState().session)) throw new Misunderstanding('Вы уже вошли.')
  const username = words || (await screen.ask('E-mail: '))
  const mistake = email(username)
  if (mistake) throw new Misunderstanding(mistake)
  const password = await screen.ask('Пароль: ', { isSecret: true })

  const account = await shop.service('account')
  if (!(await account.signIn({ username, password }))) {
    throw new Misunderstanding(sessionNotice(shop.getState().session))
  }
  const { fio } = await account.partProfile()
  screen.say(`Здравствуйте, ${fio || username}!`)
}

export async function signOut({ shop, screen }: Visit): Promise<void> {
  if (!isSignedIn(shop.getState().session)) throw new Misunderstanding('Вы не входили.')
  shop.session.send({ type: 'signout.submit' })
  screen.say('Вы вышли. Корзина пуста.')
}
