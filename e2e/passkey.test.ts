import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { asMember, button, main, personalLinks, signUp } from './support/member.ts'
import { textOf } from './support/text.ts'

const open = useBrowser({ isWhole: true })
const openAs = asMember(open)

/** A device that keeps passkeys; its person is there, or refuses. */
async function giveDevice(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true }
    }
  })
  return {
    setVerified: (isUserVerified: boolean) =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
}

test('a member makes a passkey, signs out, signs in by it and removes it', async () => {
  const { page, faults } = await openAs((await signUp()).tokens)
  const device = await giveDevice(page)
  const remove = page.getByRole('button', { name: 'Удалить: Chrome, Linux' })
  const enter = page.getByRole('button', { name: 'Войти с ключом доступа' })
  await visit(page, '/user/profile/devices')

  await button(page, 'Создать ключ доступа').click()
  await remove.waitFor()
  await expect.poll(() => main(page)).toContain('входа с ним ещё не было')
  await button(page, 'Создать ключ доступа').click()
  await page.getByText('На этом устройстве ключ вашего кабинета уже есть').waitFor()

  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/user/profile'))
  await visit(page, '/user/signin')
  await device.setVerified(false)
  await enter.click()
  await page.getByText('Ключ не выбран: запрос отменён или время вышло').waitFor()
  await device.setVerified(true)
  await enter.press('Enter')
  await page.waitForURL('**/user/profile')
  await expect.poll(() => textOf(personalLinks(page))).toContain('Вера')

  await page.getByRole('link', { name: 'Вход и устройства' }).click()
  await expect.poll(() => main(page)).toContain('последний вход')
  await remove.press('Enter')
  await page.getByText('Ключей пока нет').waitFor()
  expect(faults).toEqual([])
})
