import { getPage } from '@vitrina/core/contracts'

import { cleanHtml } from '../page/clean-html.ts'
import { defineSharedLoader } from '../page/define-loader.ts'

export interface ContentData {
  readonly title: string
  readonly html: string
}

/** A page of texts, written by the shop's editors. */
export const loader = defineSharedLoader<ContentData>(async ({ name, path, shared }) => {
  const { title, html } = await shared(`page ${name}`, backend =>
    backend(getPage, { query: { code: name } })
  )
  const clean = cleanHtml(html)
  return {
    data: { title, html: clean },
    trail: [{ title, path }],
    head: { title, description: clean }
  }
})
