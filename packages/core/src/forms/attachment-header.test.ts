import { expect, test } from 'vitest'

import { attachmentHeader } from './attachment-header.ts'

test('a Russian name is told in full, and in plain letters to old programs', () => {
  expect(attachmentHeader('Счёт 1-024 (2).pdf')).toBe(
    `attachment; filename="____ 1-024 _2_.pdf"; filename*=UTF-8''%D0%A1%D1%87%D1%91%D1%82%201-024%20%282%29.pdf`
  )
})
