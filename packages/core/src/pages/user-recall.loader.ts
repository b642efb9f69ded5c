import type { EndpointCall } from '../api/endpoint-call.ts'
import { listForms } from '../contracts/forms.ts'
import { formChoices } from '../forms/form-choices.ts'
import { askedForm, isFormSent } from '../routes/form-paths.ts'
import { routePath } from '../routes/route-path.ts'
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
