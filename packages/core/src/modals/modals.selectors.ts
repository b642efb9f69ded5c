import { needList } from '../errors/given.ts'
import type { ModalsContext } from './modals.machine.ts'

export const isModalOpen = ({ open }: ModalsContext, key: string) =>
  needList(open, 'modals.open').some(modal => modal.key === key)

/** The window that Escape closes. */
export const topModal = ({ open }: ModalsContext) => needList(open, 'modals.open').at(-1)
