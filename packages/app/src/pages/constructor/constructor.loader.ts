import { randomBytes } from 'node:crypto'
import { routePath } from '@vitrina/core'
import { constructorSetId } from '@vitrina/core/basket'
import {
  listConstructorSets,
  putConstructorSet,
  removeConstructorSets
} from '@vitrina/core/contracts'
import { nextIntentId } from '@vitrina/core/platform'
import { priceRules } from '@vitrina/core/price'
import {
  type SetChoice,
  type SetView,
  setOfPath,
  setPath,
  setView
} from '@vitrina/core/set-builder'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'
import { constructorPageMessages } from './constructor-page.messages.ts'

export interface ConstructorData {
  /** The set that is built; none where the shop sells none. */
  readonly set: SetView | undefined
  readonly choice: SetChoice
  /** The line of the basket that is built anew. */
  readonly edited: string | undefined
  readonly others: readonly {
    readonly code: string
    readonly title: string
    readonly href: string
  }[]
}

/** Without script: one group for each pocket, in their order. */
const post: PagePost = async ({ backend }, fields) => {
  const code = fields.get('code') ?? ''
  const edited = fields.get('edited') ?? ''
  const chosen = [...fields]
    .filter(([name]) => name.startsWith('slot-'))
    .map(([, id]) => Number(id))
  const setId = constructorSetId(code, chosen)
  if (chosen.length < Number(fields.get('slots'))) {
    throw new PageRedirect(setPath(setId))
  }
  const id = nextIntentId({ now: Date.now, randomBytes })
  await backend(putConstructorSet, { body: { id, code, groupIds: chosen, count: 1 } })
  if (edited !== '' && edited !== setId) {
    const intent = nextIntentId({ now: Date.now, randomBytes })
    await backend(removeConstructorSets, { body: { ids: [edited], intent } })
  }
  throw new PageRedirect(routePath('cart'))
}

export const loader = defineLoader(
  'constructor',
  async ({
    backend,
    session,
    configuration,
    url
  }): Promise<{ data: ConstructorData; head: object }> => {
    const { data: templates } = await backend(listConstructorSets, {})
    const wanted = setOfPath(url)
    const template = templates.find(({ code }) => code === wanted.code) ?? templates[0]
    const chosen = wanted.choice.filter(id => id !== undefined)
    const isEdited = template?.code === wanted.code && chosen.length === template.slots.length
    return {
      data: {
        set: template && setView(template, priceRules(session, configuration)),
        choice: wanted.choice,
        edited: isEdited ? constructorSetId(wanted.code, chosen) : undefined,
        others: templates.map(({ code, title }) => ({ code, title, href: setPath(code) }))
      },
      head: { description: constructorPageMessages.description }
    }
  },
  post
)
