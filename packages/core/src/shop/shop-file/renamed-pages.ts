import * as z from 'zod/mini'

import { type PageNameFault, pageNameFaults } from '../../routes/page-names.ts'
import { routes } from '../../routes/routes.ts'
import { shopFileMessages as messages } from './shop-file.messages.ts'

const names = routes.map(({ name }) => name)

const page = z.strictObject({
  path: z.exactOptional(z.string()),
  title: z.exactOptional(z.string().check(z.minLength(1)))
})

/** New addresses and titles of pages by route name. Each keeps its parameters and clashes with none. */
export const renamedPages = z.partialRecord(z.enum(names), page).check(context => {
  for (const fault of pageNameFaults(context.value)) {
    context.issues.push({
      ...{ code: 'custom', path: [fault.page, 'path'], message: wordsOf(fault) },
      input: context.value
    })
  }
})

function wordsOf(fault: PageNameFault): string {
  switch (fault.kind) {
    case 'shape':
      return messages.pagePath
    case 'clash':
      return messages.pageClash(fault.with)
    default:
      return fault.params.length === 0
        ? messages.noPageParams
        : messages.pageParams(fault.params.join(' '))
  }
}
