import { watchProduct } from '@vitrina/core/watched'

import { textStorage } from './text-storage.ts'

const storage = /* @__PURE__ */ textStorage(() => localStorage)

/** Remembers a product as the last one watched; gives the ids of those before it, newest first. */
export const watchHere = (productId: number) => watchProduct(storage, productId)
