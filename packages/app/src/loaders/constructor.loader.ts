import { postSet, setBuilderView } from '@vitrina/core/cart'
import { listConstructorSets } from '@vitrina/core/contracts'
import { priceRules } from '@vitrina/core/values'
import { constructorPageMessages } from './constructor-page.messages.ts'
import { defineLoader } from './define-loader.ts'

export const loader = defineLoader(
  'constructor',
  async ({ backend, session, configuration, url }) => {
    const { data } = await backend(listConstructorSets, {})
    return {
      data: setBuilderView(data, url, priceRules(session, configuration)),
      head: { description: constructorPageMessages.description }
    }
  },
  ({ backend, intent }, fields) => postSet(backend, fields, intent)
)
