import type { ModalsContext } from './modals.machine.ts'

export const isModalOpen = ({ open }: ModalsContext, key: string) =>
  open.some(modal => modal.key === key)

/** The window that Escape closes. */
export const topModal = ({ open }: ModalsContext) => open.at(-1)
