import { getWidget } from '@vitrina/core/contracts'
import { cleanHtml } from './clean-html.ts'
import { loadContent } from './content.ts'
import { defineLoader, type ShopRequest } from './define-loader.ts'

export const loader = defineLoader('how-order', async request => ({
  ...(await loadContent(request, request.name)),
  sections: {
    steps: () => readBlock(request, 'how-order-steps'),
    questions: () => readBlock(request, 'questions')
  }
}))

export type Block = Awaited<ReturnType<typeof readBlock>>

/** A block of the shop's editors. */
async function readBlock({ shared }: ShopRequest, code: string) {
  const block = await shared(`widget ${code}`, backend => backend(getWidget, { params: { code } }))
  const { title, text, items } = block
  return {
    title,
    text,
    items: items.map(item => ({
      id: item.id,
      title: item.title,
      text: item.text,
      html: cleanHtml(item.html)
    }))
  }
}
