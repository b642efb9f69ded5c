export { type CollectionView, collectionPath, collectionViews } from './collection.view.ts'
