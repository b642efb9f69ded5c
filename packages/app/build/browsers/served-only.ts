import type { Plugin } from 'vite'

import { nodeOf } from '../syntax.ts'
import { notAllowed } from './exceptions.ts'
import { scriptFaults } from './script-faults.ts'
import { styleFaults } from './style-faults.ts'

const STYLE = /\b(style|globalStyle)\(\s*`([^`]*)`/g

/**
 * Ends a build that holds what one of the served browsers lacks: syntax, built-ins, styles. Each module is
 * looked at as it comes out of the bundler, before it is minified: what is never called is not there.
 */
export function servedOnly(): Plugin {
  const found = new Set<string>()
  const report = (file: string, faults: Iterable<string>) => {
    for (const fault of notAllowed(faults, file)) found.add(`${fault} in ${file}`)
  }
  return {
    name: 'served-only',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/'))
        for (const text of stylesOf(code)) report(id, styleFaults(text))
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      if (this.environment.config.consumer !== 'server') {
        for (const chunk of chunks) {
          if (chunk.type !== 'chunk') continue
          for (const [id, { code }] of Object.entries(chunk.modules)) {
            if (code) report(id, scriptFaults(nodeOf(this.parse(code, { lang: 'js' }))))
          }
        }
      }
      if (found.size > 0)
        this.error(`Older browsers of docs/browsers.md have no ${[...found].join('; no ')}`)
    }
  }
}

/** The CSS of a module; of what is put into it nothing is known. */
export const stylesOf = (code: string): readonly string[] =>
  [...code.matchAll(STYLE)].map(([, call, text = '']) => {
    const css = text.replace(/\$\{[^}]*\}/g, '0')
    return call === 'style' ? `.a { ${css} }` : css
  })
