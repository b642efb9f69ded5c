import { storageKeys } from '../../platform/keys.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineSubject } from '../../store/by-command.ts'
import type { Store } from '../../store/store.ts'
import { type Child, parseChildren, tidyChildren } from './child.ts'

export interface ChildrenState {
  /** The one measured last stands first. */
  readonly children: readonly Child[]
}

export type ChildrenCommand =
  /** Of two with one name the newer measures count. */
  | { readonly type: 'child.measured'; readonly child: Child }
  | { readonly type: 'child.forgotten'; readonly name: string }
  /** What lies on the device. */
  | { readonly type: 'children.heard'; readonly children: readonly Child[] }

/** The measures of a visitor's children: they lie on the device, and nobody else hears of them. */
export const childrenSubject = /* @__PURE__ */ defineSubject<ChildrenState, ChildrenCommand>({
  name: 'children',
  start: known => ({ children: [], ...known }),
  commands: {
    'child.measured': ({ children }, { child }) => ({
      children: tidyChildren([child, ...children])
    }),
    'child.forgotten': ({ children }, { name }) => ({
      children: children.filter(child => child.name !== name)
    }),
    'children.heard': (_, { children }) => ({ children: tidyChildren(children) })
  }
})

/** Shows the children that lie on the device and keeps what changes. Returns the way to stop. */
export function keepChildren(
  store: Pick<Store, 'get' | 'send' | 'subscribe'>,
  { storage }: Pick<Platform, 'storage'>
): () => void {
  const children = parseChildren(storage.get(storageKeys.children))
  store.send(childrenSubject, { type: 'children.heard', children })
  return store.subscribe(childrenSubject, () => {
    const { children: kept } = store.get(childrenSubject)
    if (kept.length === 0) storage.remove(storageKeys.children)
    else storage.set(storageKeys.children, JSON.stringify(kept))
  })
}
