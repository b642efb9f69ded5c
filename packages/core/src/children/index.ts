export { childForm } from './child.form.ts'
export type { Child } from './child.ts'
export {
  type ChildrenCommand,
  type ChildrenState,
  childrenSubject,
  keepChildren
} from './children.ts'
export { type SizeAdvice, sizeAdvice } from './size-advice.view.ts'
