import { defineLoader } from '../loaders/define-loader.ts'
import { definePage, type ViewProps } from './define-page.ts'
import type { Frame } from './frame.ts'

declare const frame: Frame

const loader = defineLoader('product', async ({ params }) => ({
  data: { code: params.code },
  sections: { similar: async () => [params.code] }
}))

definePage<typeof loader>({ frame, View: ({ data }: ViewProps<{ code: string }>) => data.code })
definePage<typeof loader>({ frame, View: ({ sections }) => sections.similar?.join() })
definePage<typeof loader>({ frame, title: ({ code }) => code, View: () => null })
definePage({ frame, View: ({ data }: ViewProps<null>) => data })

// @ts-expect-error A part may not have come.
definePage<typeof loader>({ frame, View: ({ sections }) => sections.similar.join() })
// @ts-expect-error The loader has no such part.
definePage<typeof loader>({ frame, View: ({ sections }) => sections.delivery })
// @ts-expect-error The loader gives no such field.
definePage<typeof loader>({ frame, View: ({ data }) => data.title })
// @ts-expect-error The view wants data that the loader does not read.
definePage<typeof loader>({ frame, View: ({ data }: ViewProps<{ code: number }>) => data.code })
// @ts-expect-error A page without a loader has no data.
definePage({ frame, View: ({ data }: ViewProps<{ code: string }>) => data.code })
// @ts-expect-error There is no such route.
defineLoader('products', async () => ({ data: null }))
// @ts-expect-error The route has no such parameter.
defineLoader('product', async ({ params }) => ({ data: params.id }))
