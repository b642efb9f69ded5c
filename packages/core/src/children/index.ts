export { type Child, type ChildErrors, type ChildFields, childErrors, readChild } from './child.ts'
export {
  type ChildrenCommand,
  type ChildrenState,
  childrenSubject,
  keepChildren
} from './children.ts'
export { type SizeAdvice, sizeAdvice } from './size-advice.view.ts'
