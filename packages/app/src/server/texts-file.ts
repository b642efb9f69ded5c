import { readFileSync } from 'node:fs'
import { readTexts } from '@vitrina/core/texts'

import { shopWords } from '../texts/catalogue.ts'
import type { SiteTexts } from './wording.ts'

/** Reads the words of a shop's own; a wrong file is an error that names every wrong key. */
export function readTextsFile(path: string): SiteTexts {
  const sites = parse(path)
  return Object.fromEntries(
    Object.entries(sites).map(([code, texts]) => [code, readSite(path, code, texts)])
  )
}

function parse(path: string): object {
  try {
    const sites: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof sites === 'object' && sites !== null && !Array.isArray(sites)) return sites
    throw new TypeError('an object of sites is needed, as {"*": {"basketNews.merged": "…"}}')
  } catch (cause) {
    throw new Error(`TEXTS_FILE=${path}: ${messageOf(cause)}`, { cause })
  }
}

function readSite(path: string, code: string, texts: unknown) {
  try {
    return readTexts(texts, shopWords)
  } catch (cause) {
    throw new Error(`TEXTS_FILE=${path}, site ${code}:\n${messageOf(cause)}`, { cause })
  }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
