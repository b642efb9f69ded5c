import { askedPurposes } from '@vitrina/core/consent'

import { defineLoader } from '../../page/define-loader.ts'

export const loader = defineLoader('consent', async ({ configuration, consent }) => ({
  data: { asked: askedPurposes(configuration), allowed: consent?.purposes ?? [] }
}))
