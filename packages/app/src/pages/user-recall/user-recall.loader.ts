import { routePath } from '@vitrina/core'
import { listForms } from '@vitrina/core/contracts'
import { formChoices } from '@vitrina/core/forms'
import { queryParams } from '@vitrina/core/routes'

import { postForm, readForm } from '../../feedback/feedback.loader.ts'
import type { Backend } from '../../page/backend.ts'
import { defineLoader } from '../../page/define-loader.ts'

const FIRST = 'callback'

const readForms = async (backend: Backend) => (await backend(listForms, {})).data

export const loader = defineLoader(
  'user-recall',
  async request => {
    const given = queryParams(request.url)
    const id = given.get('form') ?? FIRST
    const [form, forms] = await Promise.all([
      readForm(request, id),
      request.optional(request.shared('forms', readForms), [])
    ])
    return {
      data: {
        form,
        choices: formChoices(routePath('user-recall'), forms, id),
        isSent: given.get('sent') === '1'
      },
      head: { noindex: given.has('form') }
    }
  },
  postForm(routePath('user-recall')),
  { takesFiles: true }
)
