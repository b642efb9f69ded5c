import { expectTypeOf, test } from 'vitest'

import type { TextReplacements } from './text-replacements.ts'

test('the keys are those of the catalogue, and a list keeps its length', () => {
  expectTypeOf<TextReplacements['basket.few']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<TextReplacements['countedNouns.days']>().toEqualTypeOf<
    readonly [string, string, string] | undefined
  >()
  expectTypeOf<TextReplacements>().not.toHaveProperty('basket.fw')
})
