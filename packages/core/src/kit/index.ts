export { type KitItem, kitCommands, kitItems, kitSum } from './kit.ts'
