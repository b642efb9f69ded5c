import { expect, test } from 'vitest'

import { formChoices } from './form-choices.ts'

test('a page of feedback offers its forms, the shown one marked', () => {
  const forms = [
    { id: 'callback', typeId: 'feedback', title: 'Перезвоните мне', description: '' },
    { id: 'job', typeId: 'career', title: 'Отклик на вакансию', description: '' }
  ]

  expect(formChoices('/user/recall', forms, 'callback')).toEqual([
    { title: 'Перезвоните мне', href: '/user/recall?form=callback', isChosen: true },
    { title: 'Отклик на вакансию', href: '/user/recall?form=job', isChosen: false }
  ])
})
