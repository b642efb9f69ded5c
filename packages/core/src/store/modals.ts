import { defineSubject } from './by-command.ts'

/** An open window; the last one lies on top. */
export interface OpenModal {
  readonly key: string
  /** Whether a click beside it closes it. */
  readonly closesOnOverlay: boolean
}

export interface ModalsContext {
  readonly open: readonly OpenModal[]
}

export type ModalsCommand =
  | { readonly type: 'modal.open'; readonly key: string; readonly closesOnOverlay?: boolean }
  | { readonly type: 'modal.close'; readonly key: string }
  /** The key Escape, or Back of a phone. */
  | { readonly type: 'modal.escape' }
  /** A click on the overlay of the window on top. */
  | { readonly type: 'modal.overlay' }

const without = (modals: ModalsContext, key: string | undefined): ModalsContext =>
  modals.open.some(modal => modal.key === key)
    ? { open: modals.open.filter(modal => modal.key !== key) }
    : modals

/**
 * The windows of a shop, open or closed per key (§4). The rules are those of `createModalsMachine`: a
 * screen runs them before the shop is there, and the shop's machine goes on from what is open then.
 */
export const modalsSubject = /* @__PURE__ */ defineSubject<ModalsContext, ModalsCommand>({
  name: 'modals',
  start: initial => ({ open: [], ...initial }),
  commands: {
    'modal.open': (modals, { key, closesOnOverlay = true }) => ({
      open: [...without(modals, key).open, { key, closesOnOverlay }]
    }),
    'modal.close': (modals, { key }) => without(modals, key),
    'modal.escape': modals => without(modals, topModal(modals)?.key),
    'modal.overlay': modals =>
      topModal(modals)?.closesOnOverlay ? without(modals, topModal(modals)?.key) : modals
  }
})

export const isModalOpen = ({ open }: ModalsContext, key: string): boolean =>
  open.some(modal => modal.key === key)

/** The window that Escape closes. */
export const topModal = ({ open }: ModalsContext): OpenModal | undefined => open.at(-1)
