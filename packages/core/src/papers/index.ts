export {
  hasPaper,
  leftShopAt,
  orderPapers,
  PAPER_PATH,
  type PaperOwner
} from './order-papers.ts'
export { papersMessages } from './papers.messages.ts'
export { readPaper } from './read-paper.ts'
