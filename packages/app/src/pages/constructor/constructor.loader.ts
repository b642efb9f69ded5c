import { randomBytes } from 'node:crypto'
import { routePath } from '@vitrina/core'
import {
  listConstructorSets,
  putConstructorSet,
  removeConstructorSets
} from '@vitrina/core/contracts'
import { nextIntentId } from '@vitrina/core/platform'
import { priceRules } from '@vitrina/core/price'
import { postedSet, setBuilderView, setPath } from '@vitrina/core/set-builder'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'
import { constructorPageMessages } from './constructor-page.messages.ts'

/** Without script: what is not whole is led back to, as far as it is built. */
const post: PagePost = async ({ backend }, fields) => {
  const { code, groupIds, setId, isWhole, replaced } = postedSet(fields)
  if (!isWhole) throw new PageRedirect(setPath(setId))
  const id = nextIntentId({ now: Date.now, randomBytes })
  await backend(putConstructorSet, { body: { id, code, groupIds, count: 1 } })
  if (replaced !== undefined) {
    const intent = nextIntentId({ now: Date.now, randomBytes })
    await backend(removeConstructorSets, { body: { ids: [replaced], intent } })
  }
  throw new PageRedirect(routePath('cart'))
}

export const loader = defineLoader(
  'constructor',
  async ({ backend, session, configuration, url }) => {
    const { data } = await backend(listConstructorSets, {})
    return {
      data: setBuilderView(data, url, priceRules(session, configuration)),
      head: { description: constructorPageMessages.description }
    }
  },
  post
)
