import { expect, test } from 'vitest'

import { withoutMoves } from './compile-styles.ts'

test('keyframes of the late sheet stand in the first one, each once', () => {
  const rise = '@keyframes rise{from{transform:none}to{transform:translate(0,100%)}}'

  expect(withoutMoves(`.a{top:0}${rise}@media (x){.b{top:1px}}${rise}`)).toEqual({
    moves: rise,
    rest: '.a{top:0}@media (x){.b{top:1px}}'
  })
})
