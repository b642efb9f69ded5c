import type { LoadedData } from '../pages/page-loader.ts'

/** Of a page whose words and fields are all there is. */
export const loadNothing = async (): Promise<LoadedData<null>> => ({ data: null })
