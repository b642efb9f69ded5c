export {
  chosenKit,
  type KitItem,
  type KitLeft,
  kitCommands,
  kitItems,
  kitSum,
  turnKitItem
} from './kit.ts'
export { postKit } from './posted-kit.ts'
