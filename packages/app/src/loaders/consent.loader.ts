import { askedPurposes } from '@vitrina/core/forms'

import { defineLoader } from './define-loader.ts'

export const loader = defineLoader('consent', async ({ configuration, consent }) => ({
  data: { asked: askedPurposes(configuration), allowed: consent?.purposes ?? [] }
}))
