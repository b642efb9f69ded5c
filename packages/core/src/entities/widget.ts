import * as z from 'zod/mini'

import { titleBlock } from './content.ts'
import { openWord } from './open-enum.ts'
import { picture } from './picture.ts'

const widgetItem = z.extend(titleBlock, {
  /** The last part of its address, where it has a page. */
  id: z.number(),
  /** Sanitised; empty when the text says all. */
  html: z.string(),
  images: z.array(picture),
  /** Sums to choose from, in rubles: those of a gift certificate. */
  amounts: z.array(z.number())
})

/** A block that editors place by its code; `kind` says how it is drawn. */
export const widget = z.object({
  code: z.string(),
  kind: openWord(['facts', 'steps', 'questions', 'cards', 'certificates']),
  title: z.string(),
  text: z.string(),
  items: z.array(widgetItem)
})

export type Widget = z.output<typeof widget>
export type WidgetItem = z.output<typeof widgetItem>
