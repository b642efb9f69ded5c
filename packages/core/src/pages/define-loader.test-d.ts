import { defineLoader } from './define-loader.ts'

defineLoader('product', async ({ params }) => ({ data: params.code }))

// @ts-expect-error There is no such route.
defineLoader('products', async () => ({ data: null }))
// @ts-expect-error The route has no such parameter.
defineLoader('product', async ({ params }) => ({ data: params.id }))
