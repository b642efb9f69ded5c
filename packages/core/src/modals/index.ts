export {
  createModalsMachine,
  type ModalsActor,
  type OpenModal
} from './modals.machine.ts'
