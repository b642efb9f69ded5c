import { defaultShopSettings } from '@vitrina/core/shop-file'
import { fieldValidators } from '@vitrina/core/values'
import { expect, test } from 'vitest'

import { REVOKE_PATH, shopRules } from './shop-rules.ts'

test('the storefront’s forms refuse «admin» for a mailbox, as its backend does (P4)', () => {
  const { mailbox } = fieldValidators(shopRules)

  expect(mailbox('admin')).toBe('Некорректный e-mail')
})

test('a page that brings no rules of its own goes by the defaults of the shop file', () => {
  const { phoneLengths, fullName, allowAdminEmail, revokePath } = defaultShopSettings

  expect(shopRules).toEqual({ phoneLengths, fullName, allowAdminEmail })
  expect(REVOKE_PATH).toBe(revokePath)
})
