import { randomBytes } from 'node:crypto'
import { listConstructorSets } from '@vitrina/core/contracts'
import { nextIntentId } from '@vitrina/core/platform'
import { priceRules } from '@vitrina/core/price'
import { postSet, setBuilderView } from '@vitrina/core/set-builder'

import { defineLoader, PageRedirect } from '../../page/define-loader.ts'
import { constructorPageMessages } from './constructor-page.messages.ts'

export const loader = defineLoader(
  'constructor',
  async ({ backend, session, configuration, url }) => {
    const { data } = await backend(listConstructorSets, {})
    return {
      data: setBuilderView(data, url, priceRules(session, configuration)),
      head: { description: constructorPageMessages.description }
    }
  },
  async ({ backend }, fields) => {
    const intent = nextIntentId({ now: Date.now, randomBytes })
    throw new PageRedirect(await postSet(backend, fields, intent), false)
  }
)
