import type { Page } from 'playwright-core'

import { type Lacking, lacking } from '../../packages/app/build/browsers/lacking.ts'

/** Takes away, before any script of a page, what one of the served browsers lacks. */
export const asServedBrowser = (page: Page): Promise<unknown> => page.addInitScript(take, lacking())

/** Takes away what every served browser has: the application does not begin. */
export const asOlderBrowser = (page: Page): Promise<unknown> =>
  page.addInitScript(take, [
    { owner: 'Object', name: 'hasOwn', of: 'object' },
    { owner: 'Array', name: 'at', of: 'prototype' },
    { owner: 'String', name: 'replaceAll', of: 'prototype' },
    { owner: 'window', name: 'HTMLDialogElement', of: 'window' }
  ] satisfies Lacking[])

/** Runs in the page. */
function take(members: readonly Lacking[]) {
  for (const { owner, name, of } of members) {
    const object = of === 'window' ? window : Reflect.get(window, owner)
    const place = of === 'prototype' ? object?.prototype : object
    if (place) Reflect.deleteProperty(place, name)
  }
}
