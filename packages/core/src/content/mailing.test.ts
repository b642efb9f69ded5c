import { expect, test } from 'vitest'
import {
  getMailingStatus,
  stopMailing,
  subscribeToMailing
} from '../contracts/mail-distribution.ts'
import { shownErrors } from '../forms/form.view.ts'
import { literalFieldRules } from '../platform/field-rules.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { mailingForm } from './mailing.form.ts'
import { postMailing } from './own-mailing.ts'

const EMAIL = 'maria@example.com'

test('letters are asked for with an address and a consent', () => {
  const opened = mailingForm.start({ email: 'maria@', rules: literalFieldRules })

  const refused = mailingForm.after(opened, { type: 'form.submit' })
  const agreed = mailingForm.after(refused, {
    type: 'form.edit',
    values: { email: ` ${EMAIL} `, accept: true }
  })
  const sent = mailingForm.after(agreed, { type: 'form.submit' })

  expect(shownErrors(mailingForm, refused)).toEqual({
    email: 'Некорректный e-mail',
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
  expect(sent.sending && mailingForm.body(sent.sending, sent.facts)).toEqual({
    email: EMAIL,
    accept: true
  })
})

test('«admin» gets no letters where the configuration says so (P4)', () => {
  const request = { email: 'admin', accept: true }
  const emailError = (allowAdminEmail: boolean) =>
    mailingForm.check(request, { email: '', rules: { allowAdminEmail } }).email

  expect(emailError(false)).toBe('Некорректный e-mail')
  expect(emailError(true)).toBeUndefined()
})

test('without script the account’s own address is subscribed and taken off again', async () => {
  const shop = createTestShop({ scenario: 'member' })
  shop.server.on(getMailingStatus, () => ({ email: EMAIL, status: 'none' }))
  shop.server.on(subscribeToMailing, () => ({ message: 'Мы отправили письмо' }))
  shop.server.on(stopMailing, () => ({ email: EMAIL, status: 'stopped' }))
  const after = async (fields: Record<string, string>) => {
    const posted = postMailing(shop.api, new URLSearchParams(fields))
    await shop.advance(0)
    await posted
    return [shop.server.calls.at(-1)?.name.split(' ')[0], shop.server.calls.at(-1)?.body]
  }

  expect(await after({ accept: 'on', email: 'other@example.com' })).toEqual([
    'POST',
    { email: EMAIL, accept: true }
  ])
  expect((await after({ stop: '1' }))[0]).toBe('DELETE')
})
