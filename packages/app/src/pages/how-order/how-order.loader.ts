import { getWidget } from '@vitrina/core/contracts'

import { loadContent } from '../../content/content.loader.ts'
import { cleanHtml } from '../../page/clean-html.ts'
import { defineLoader, type ShopRequest } from '../../page/define-loader.ts'

export const loader = defineLoader('how-order', async request => ({
  ...(await loadContent(request, request.name)),
  parts: {
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
