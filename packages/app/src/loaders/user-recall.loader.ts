import { routePath } from '@vitrina/core'
import type { EndpointCall } from '@vitrina/core/api'
import { listForms } from '@vitrina/core/contracts'
import { formChoices } from '@vitrina/core/forms'
import { askedForm, isFormSent } from '@vitrina/core/routes'
import { defineLoader } from './define-loader.ts'
import { readForm, takeForm } from './feedback.ts'

const FIRST = 'callback'

const readForms = async (backend: EndpointCall) => (await backend(listForms, {})).data

export const loader = defineLoader(
  'user-recall',
  async request => {
    const asked = askedForm(request.url)
    const id = asked ?? FIRST
    const [form, forms] = await Promise.all([
      readForm(request, id),
      request.optional(request.shared('forms', readForms), [])
    ])
    return {
      data: {
        form,
        choices: formChoices(routePath('user-recall'), forms, id),
        isSent: isFormSent(request.url)
      },
      head: { noindex: asked !== undefined }
    }
  },
  takeForm(routePath('user-recall')),
  { takesFiles: true }
)
