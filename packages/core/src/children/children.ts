import { storageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import type { Store } from '../store/store.ts'
import type { Subject } from '../store/subject.ts'
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
export const childrenSubject: Subject<ChildrenState, ChildrenCommand> = {
  name: 'children',
  commands: { 'child.measured': true, 'child.forgotten': true, 'children.heard': true },
  start: known => ({ children: [], ...known }),
  after(state, command) {
    switch (command.type) {
      case 'child.measured':
        return { children: tidyChildren([command.child, ...state.children]) }
      case 'child.forgotten':
        return { children: state.children.filter(({ name }) => name !== command.name) }
      case 'children.heard':
        return { children: tidyChildren(command.children) }
      // A caller without types made it up.
      default:
        return state
    }
  }
}

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
