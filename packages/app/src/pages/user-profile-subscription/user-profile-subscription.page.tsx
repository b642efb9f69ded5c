import { verificationMessages as words } from '@vitrina/core/engine'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { touchedPart } from '../../page-part/touched-part.ts'
import type { loader } from './user-profile-subscription.loader.ts'

const load = async () => (await import('./choice.tsx')).Choice
const Choice = touchedPart(load, import.meta.env.SSR ? await load() : undefined)
const loadProof = async () => (await import('../../session/prove-email.tsx')).ProveEmail
const ProveEmail = touchedPart(loadProof, import.meta.env.SSR ? await loadProof() : undefined)

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data: { mailing, toProve = '' } }) =>
    mailing === undefined ? (
      <ProveEmail email={toProve} why={words.whyForMailing} />
    ) : (
      <Choice {...mailing} />
    ),
  late: [Choice, ProveEmail]
})
