export type { ListedProduct, OwnList } from '../device-list/own-list.ts'
export { ownLists } from './own-lists.ts'
export { defaultSavedNames } from './saved-names.ts'
