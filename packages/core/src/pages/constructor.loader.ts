import { postSet } from '../cart/set-builder/posted-set.ts'
import { setBuilderView } from '../cart/set-builder/set-builder-page.view.ts'
import { listConstructorSets } from '../contracts/basket.ts'
import { priceRules } from '../values/price/price-rules.ts'
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
