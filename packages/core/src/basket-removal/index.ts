export {
  type PostedRemoval,
  postedRemoval,
  postRemoval,
  removalFields
} from './posted-removal.ts'
