export { createModalsMachine, type ModalsActor } from './modals.machine.ts'
export {
  isModalOpen,
  type ModalsCommand,
  type ModalsContext,
  modalsSubject,
  type OpenModal,
  topModal
} from './modals.ts'
