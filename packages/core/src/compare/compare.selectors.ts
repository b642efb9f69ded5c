import { compareMessages } from './compare.messages.ts'
import { COMPARE_MAX, type CompareContext, idsOf, isCompared } from './compare-state.ts'

export const comparedIds = ({ ids }: CompareContext) => ids
export const comparedCount = (compare: CompareContext) => idsOf(compare).length
export const isCompareFull = (compare: CompareContext) => idsOf(compare).length >= COMPARE_MAX
export const compareMessage = ({ message }: CompareContext) => message

export const compareLabel = (compare: CompareContext, productId: number) =>
  isCompared(compare, productId) ? compareMessages.remove : compareMessages.add
