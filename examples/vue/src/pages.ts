import { loadPage, type PageAnswer } from '@vitrina/core/pages'
import { type RouteName, routePath } from '@vitrina/core/routes'
import { sessionSubject } from '@vitrina/core/session'
import type { InjectionKey } from 'vue'

import { configuration, shop, store } from './shop.ts'

/** Reads one section of the shown page again. */
export const readAgain: InjectionKey<(section: string) => Promise<void>> = Symbol('readAgain')

/** What an address shows to whoever looks; with `section`, that one alone. */
export async function readPage(
  address: string,
  hasScreen: (path: string) => boolean,
  section?: string
): Promise<PageAnswer<RouteName>> {
  const { cleanHtml: clean } = await import('@vitrina/core/pages/clean')
  const [session, site] = [store.get(sessionSubject), { configuration }]
  const whose = { api: shop.api, session, site, origin: location.origin }
  return loadPage(address, { ...whose, clean, section, hasScreen, now: store.serverTime.now })
}

/** Where the sign-in leads a guest who was led to it. */
let wished: string | undefined

export function remember(address: string): void {
  wished = address
}

export function takeWished(): string | undefined {
  const taken = wished
  wished = undefined
  return taken
}

export const signInPath = routePath('user-signin')
