import { verificationMessages as words } from '@vitrina/core/engine'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./choice.tsx')).Choice
const Choice = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)
const loadProof = async () => (await import('../../parts/prove-email.tsx')).ProveEmail
const ProveEmail = lazyIsland(loadProof, import.meta.env.SSR ? await loadProof() : undefined)

export const page = definePage<'user-profile-subscription'>({
  frame: member,
  View: ({ data: { mailing, toProve = '' } }) =>
    mailing === undefined ? (
      <ProveEmail email={toProve} why={words.whyForMailing} />
    ) : (
      <Choice {...mailing} />
    ),
  late: [Choice, ProveEmail]
})
