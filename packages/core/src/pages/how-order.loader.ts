import { getWidget } from '../contracts/widgets.ts'
import { type ContentData, loadContent } from './content.ts'
import { defineLoader, type LoadedData, type ShopRequest } from './define-loader.ts'

/** A block of the shop's editors. */
interface Block {
  readonly title: string
  readonly text: string
  readonly items: readonly BlockItem[]
}

interface BlockItem {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly html: string
}

export interface HowOrderSections {
  readonly steps: Block
  readonly questions: Block
}

export const loader = defineLoader(
  'how-order',
  async (request): Promise<LoadedData<ContentData, HowOrderSections>> => ({
    ...(await loadContent(request, request.name)),
    sections: {
      steps: () => readBlock(request, 'how-order-steps'),
      questions: () => readBlock(request, 'questions')
    }
  })
)

async function readBlock({ clean, shared }: ShopRequest, code: string): Promise<Block> {
  const block = await shared(`widget ${code}`, backend => backend(getWidget, { params: { code } }))
  const { title, text, items } = block
  return {
    title,
    text,
    items: items.map(item => ({
      id: item.id,
      title: item.title,
      text: item.text,
      html: clean(item.html)
    }))
  }
}
