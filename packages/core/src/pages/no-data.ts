import { defineSharedLoader } from './define-loader.ts'

/** A page of words and fields, which reads nothing. */
export const loader = defineSharedLoader(async () => ({ data: null }))
