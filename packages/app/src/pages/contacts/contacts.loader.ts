import { routePath } from '@vitrina/core'
import type { FormDefinition } from '@vitrina/core/entities'
import { queryParams } from '@vitrina/core/routes'
import { bankDetails, sellerDetails } from '@vitrina/core/site'

import { loadContent } from '../../content/content.loader.ts'
import { postForm, readForm } from '../../feedback/feedback.loader.ts'
import { defineLoader } from '../../page/define-loader.ts'

const QUESTION = 'question'

export interface ContactsParts {
  readonly form: FormDefinition
}

export const loader = defineLoader(
  'contacts',
  async request => {
    const { phone, phoneNote, email, seller } = request.configuration
    const content = await loadContent(request, 'contacts')
    return {
      ...content,
      data: {
        ...content.data,
        ...{ phone, phoneNote, email },
        seller: [...sellerDetails(seller), ...bankDetails(seller)],
        isSent: queryParams(request.url).get('sent') === '1'
      },
      parts: { form: () => readForm(request, QUESTION) }
    }
  },
  postForm(routePath('contacts'))
)
