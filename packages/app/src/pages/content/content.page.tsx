import { definePage } from '../define-page.ts'
import type { ContentData } from './content-data.ts'

export const page = definePage<ContentData>(
  ['about', 'contacts', 'how-order', 'info', 'payments', 'policy', 'refund'],
  { View: ({ data }) => <h1 className="wrap">{data.page.title}</h1> }
)
