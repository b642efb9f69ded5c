import { expect, test } from 'vitest'

import { ruleTarget } from './route-rules.ts'

const rules = [
  { from: '/old', redirect: '/catalog?sort=new' },
  { from: '/school/**', redirect: 'https://school.example/forma' },
  { from: '/round/**', redirect: '/round/house' },
  { from: '/bad', redirect: 'javascript:alert(1)' }
]

test.each([
  ['/old', { kind: 'internal', path: '/catalog?sort=new' }],
  ['/old/?utm_source=x', { kind: 'internal', path: '/catalog?sort=new' }],
  ['/older', undefined],
  ['/school', { kind: 'external', url: 'https://school.example/forma' }],
  ['/school/5-a/forma', { kind: 'external', url: 'https://school.example/forma' }],
  ['/schools', undefined],
  ['/round/about', { kind: 'internal', path: '/round/house' }],
  ['/round/house', undefined],
  ['/bad', undefined],
  ['/', undefined]
])('the rules lead %s to %j', (url, target) => {
  expect(ruleTarget(rules, url)).toEqual(target)
})
