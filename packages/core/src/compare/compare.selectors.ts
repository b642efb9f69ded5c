import { compareMessages } from './compare.messages.ts'
import { COMPARE_MAX, type CompareContext, isCompared } from './compare-state.ts'

export const comparedIds = ({ ids }: CompareContext) => ids
export const comparedCount = ({ ids }: CompareContext) => ids.length
export const isCompareFull = ({ ids }: CompareContext) => ids.length >= COMPARE_MAX
export const compareMessage = ({ message }: CompareContext) => message

export const compareLabel = (compare: CompareContext, productId: number) =>
  isCompared(compare, productId) ? compareMessages.remove : compareMessages.add
