import { definePage, type ViewProps } from './define-page.ts'
import type { Frame } from './frame.ts'

declare const frame: Frame

definePage<'mailing'>({ frame, View: ({ data }: ViewProps<{ email: string }>) => data.email })
definePage<'product'>({ frame, View: ({ sections }) => sections.bonus })
definePage<'product'>({ frame, title: ({ title }) => title, View: () => null })
definePage<'compare'>({ frame, View: ({ data }: ViewProps<null>) => data })

// @ts-expect-error A section may not have come.
definePage<'product'>({ frame, View: ({ sections }) => sections.delivery.town })
// @ts-expect-error The page has no such section.
definePage<'product'>({ frame, View: ({ sections }) => sections.banners })
// @ts-expect-error The page reads no such field.
definePage<'mailing'>({ frame, View: ({ data }) => data.title })
// @ts-expect-error The view wants data that the page does not read.
definePage<'mailing'>({ frame, View: ({ data }: ViewProps<{ email: number }>) => data.email })
// @ts-expect-error A page of words alone has no data.
definePage<'compare'>({ frame, View: ({ data }: ViewProps<{ code: string }>) => data.code })
// @ts-expect-error There is no such route.
definePage<'products'>({ frame, View: () => null })
