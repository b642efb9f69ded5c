import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { MailingForm } from '../content/mailing-form.tsx'
import { renderInShop } from '../testing/render-in-shop.tsx'

afterEach(cleanup)

test('the policy opens beside the form, and says so, so that nothing typed is lost', () => {
  renderInShop(<MailingForm email="" isSent={false} />)

  const policy = screen.getByRole('link', {
    name: 'обработку персональных данных, откроется в новой вкладке'
  })

  expect(policy.getAttribute('target')).toBe('_blank')
  expect(policy.closest('label')?.textContent).toMatch(/^Согласен на .* и хочу получать письма/)
})
