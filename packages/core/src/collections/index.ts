export { type CollectionView, collectionPath, collectionView } from './collection.view.ts'
