export {
  createModalsMachine,
  type ModalsActor,
  type OpenModal
} from './modals.machine.ts'
export { isModalOpen, topModal } from './modals.selectors.ts'
