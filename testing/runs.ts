import { inject } from 'vitest'

import type {} from './provided.ts'
import { RUNS } from './run-counts.ts'

/** Whether all of it is wanted, or what guards the shop in minutes. */
export const isDeep = inject('isDeep')

/** The number of runs of a property in the command that runs now. */
export const runsOf = (property: keyof typeof RUNS): number => RUNS[property][isDeep ? 1 : 0]
